var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return e()}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var g=1<<24,_=1024,v=2048,y=4096,b=8192,x=16384,S=32768,ee=1<<25,C=65536,w=1<<19,te=1<<20,ne=1<<25,re=1<<21,ie=1<<22,ae=1<<23,oe=Symbol(`$state`),se=Symbol(`component`),ce=Symbol(`legacy props`),le=Symbol(``),ue=Symbol(`attributes`),de=Symbol(`class`),fe=Symbol(`style`),pe=Symbol(`text`),me=Symbol(`form reset`),he=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ge=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),_e={},T=Symbol(`uninitialized`),ve=`http://www.w3.org/1999/xhtml`;function ye(){console.warn(`https://svelte.dev/e/derived_inert`)}function be(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function xe(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Se(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var E=!1;function Ce(e){E=e}var D;function we(e){if(e===null)throw be(),_e;return D=e}function Te(){return we(on(D))}function O(e){if(E){if(on(D)!==null)throw be(),_e;D=e}}function Ee(e=1){if(E){for(var t=e,n=D;t--;)n=on(n);D=n}}function De(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=on(n);e&&n.remove(),n=i}}function Oe(e){if(!e||e.nodeType!==8)throw be(),_e;return e.data}function ke(e){return e===this.v}function Ae(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function je(e){return!Ae(e,this.v)}function Me(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ne(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Pe(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Fe(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ie(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Le(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Re(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function ze(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Be(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ve(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function He(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ue(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var We=!1;function Ge(){We=!0}var k=null;function Ke(e){k=e}function A(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:H,l:We&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)yn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,qe(e)}function qe(e={}){return i(e,se,{value:!0}),e}function Je(){return!We||k!==null&&k.l===null}var Ye=[];function Xe(){var e=Ye;Ye=[],p(e)}function Ze(e){if(Ye.length===0&&!wt){var t=Ye;queueMicrotask(()=>{t===Ye&&Xe()})}Ye.push(e)}function Qe(){for(;Ye.length>0;)Xe()}var $e=~(v|y|_);function et(e,t){e.f=e.f&$e|t}function tt(e){e.f&512||e.deps===null?et(e,_):et(e,y)}function nt(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),et(e,_)}var rt=!1;function it(){rt||(rt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[me]?.()})},{capture:!0}))}function at(e){var t=V,n=H;Un(null),Wn(null);try{return e()}finally{Un(t),Wn(n)}}function ot(e,t,n,r=n){e.addEventListener(t,()=>at(n));let i=e[me];e[me]=i?()=>{i(),r(!0)}:()=>r(!0),it()}function st(e,t,n,r){let i=Je()?dt:mt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=H,c=ct(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){fn(e,s)}lt()}}var d=ut();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>pt(e))).then(u).catch(e=>fn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),lt())}):f()}function ct(){var e=H,t=V,n=k,r=N;return function(i=!0){Wn(e),Un(t),Ke(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function lt(e=!0){Wn(null),Un(null),Ke(null),e&&N?.deactivate()}function ut(){var e=H,t=e.b,n=N,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function dt(e){var t=2|v;return H!==null&&(H.f|=w),{ctx:k,deps:null,effects:null,equals:ke,f:t,fn:e,reactions:null,rv:0,v:T,wv:0,parent:H,ac:null}}var ft=Symbol(`obsolete`);function pt(e,t,n){let r=H;r===null&&Ne();var i=void 0,a=Vt(T),o=!V,s=new Set;return Cn(()=>{var t=H,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==he&&n.reject(e)}).finally(lt)}catch(e){n.reject(e),lt()}var c=N;if(o){if(t.f&32768)var l=ut();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(ft);else for(let e of s.values())e.reject(ft);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==ft&&(c.activate(),t?(a.f|=ae,Gt(a,t)):(a.f&8388608&&(a.f^=ae),Gt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),_n(()=>{for(let e of s)e.reject(ft)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function M(e){let t=dt(e);return Kn(t),t}function mt(e){let t=dt(e);return t.equals=je,t}function ht(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)jn(t[n])}}function gt(e){var t,n=H,r=e.parent;if(!Bn&&r!==null&&e.v!==T&&r.f&24576)return ye(),e.v;Wn(r);try{ht(e),t=ir(e)}finally{Wn(n)}return t}function _t(e){var t=gt(e);!e.equals(t)&&(e.wv=tr(),(!N?.is_fork||e.deps===null)&&(N===null?e.v=t:(N.capture(e,t,!0),xt?.capture(e,t,!0)),e.deps===null))?et(e,_):Bn||(St===null?tt(e):(gn()||N?.is_fork)&&St.set(e,t))}function vt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&at(()=>{t.ac.abort(he),t.ac=null}),t.fn!==null&&(t.teardown=d),sr(t,0),kn(t))}function yt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&cr(t)}var bt=null,N=null,xt=null,St=null,Ct=null,wt=!1,Tt=!1,Et=null,Dt=null,Ot=0,kt=1,At=class e{id=kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){bt===null?bt=this:(bt.next=this,this.prev=bt),bt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)et(r,v),t(r);for(r of n.m)et(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)et(e,t),this.schedule(e);this.apply();for(var t=Et=[],n=[],r=Dt=[];this.#a.length>0;){Ot++>1e3&&(this.#b(),Mt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Lt(e),this.#d()||this.discard(),t}}if(N=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Et=null,Dt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)It(e,t);r.length>0&&N.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),xt=this,Pt(n),Pt(t),xt=null,this.#i?.resolve();var o=N;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(zt.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):nr(r)&&(i&16&&this.add_dirty_reaction(r,y),cr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),et(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),N=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)nt(e[t],this.#s)}capture(e,t,n=!1){e.v!==T&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),St?.set(e,t)),this.is_fork||(e.v=t)}activate(){N=this}deactivate(){N=null,St=null}flush(){try{Tt=!0,N=this,this.#m()}finally{Ot=0,Ct=null,Et=null,Dt=null,Tt=!1,N=null,St=null,zt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(ft);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,Ze(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(N===null){let t=N=new e;!Tt&&!wt&&Ze(()=>{t.started||t.flush()})}return N}apply(){St=null}schedule(e){Ct=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?bt=e:t.prev=e,this.linked=!1}}};function jt(e){var t=wt,n=xt;xt=null,wt=!0;try{var r;for(e&&(jt(),r=e());;){if(Qe(),N===null)return r;N.flush()}}finally{wt=t,xt=n}}function Mt(){try{Re()}catch(e){fn(e,Ct)}}var Nt=null;function Pt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&nr(r)&&(Nt=new Set,cr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Nn(r),Nt?.size>0)){zt.clear();for(let e of Nt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Nt.has(n)&&(Nt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||cr(n)}}Nt.clear()}}Nt=null}}function Ft(e){N.schedule(e)}function It(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),et(e,_);for(var n=e.first;n!==null;)It(n,t),n=n.next}}function Lt(e){et(e,_);for(var t=e.first;t!==null;)Lt(t),t=t.next}var Rt=new Set,zt=new Map,Bt=!1;function Vt(e,t){return{f:0,v:e,reactions:null,equals:ke,rv:0,wv:0}}function P(e,t){let n=Vt(e,t);return Kn(n),n}function Ht(e,t=!1,n=!0){let r=Vt(e);return t||(r.equals=je),We&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function F(e,t,n=!1){return V!==null&&(!Hn||V.f&131072)&&Je()&&V.f&4325394&&(Gn===null||!Gn.has(e))&&He(),Gt(e,n?Yt(t):t,Dt)}var Ut=null,Wt=0;function Gt(e,t,n=null){if(!e.equals(t)){Bn?zt.set(e,t):zt.has(e)||zt.set(e,e.v);var r=At.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&gt(t),St===null&&tt(t)}e.wv=tr(),Ut=null,Wt=0,Jt(e,v,n),Ut=null,Je()&&H!==null&&H.f&1024&&!(H.f&96)&&(Yn===null?Xn([e]):Yn.push(e)),!r.is_fork&&Rt.size>0&&!Bt&&Kt()}return t}function Kt(){Bt=!1;for(let e of Rt){e.f&1024&&et(e,y);let t;try{t=nr(e)}catch{t=!0}t&&cr(e)}Rt.clear()}function qt(e){F(e,e.v+1)}function Jt(e,t,n){var r=e.reactions;if(r!==null){var i=Je(),a=r.length;if(Wt+=a,Wt>1e5&&Ut===null&&(Ut=new Set),Ut!==null){if(Ut.has(e))return;Ut.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==H){var l=(c&v)===0;if(l&&et(s,t),c&131072)Rt.add(s);else if(c&2){var u=s;St?.delete(u),Jt(u,y,n)}else if(l){var d=s;c&16&&Nt!==null&&Nt.add(d),n===null?Ft(d):n.push(d)}}}}}function Yt(t){if(typeof t!=`object`||!t||oe in t||se in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=$n,f=e=>{if($n===d)return e();var t=V,n=$n;Un(null),er(d);var r=e();return Un(t),er(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Be();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(T,u));r.set(t,e),qt(o)}}else F(n,T),qt(o);return!0},get(e,n,i){if(n===oe)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(Yt(s?e[n]:T),u)),r.set(n,o)),o!==void 0){var c=U(o);return c===T?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=U(i);if(a===T)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===oe)return!0;var n=r.get(t),i=n!==void 0&&n.v!==T||Reflect.has(e,t);return(n!==void 0||(H!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?Yt(e[t]):T,u)),r.set(t,n)),U(n)===T)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(T,u)),r.set(d+``,p)):F(p,T)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,Yt(n)),r.set(t,c));else{l=c.v!==T;var m=f(()=>Yt(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}qt(o)}return!0},ownKeys(e){U(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==T});for(var[n,i]of r)i.v!==T&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ve()}})}function Xt(e){try{if(typeof e==`object`&&e&&oe in e)return e[oe]}catch{}return e}function Zt(e,t){return Object.is(Xt(e),Xt(t))}var Qt,$t,en,tn;function nn(){if(Qt===void 0){Qt=window,$t=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;en=a(t,`firstChild`).get,tn=a(t,`nextSibling`).get,u(e)&&(e[de]=void 0,e[ue]=null,e[fe]=void 0,e.__e=void 0),u(n)&&(n[pe]=void 0)}}function rn(e=``){return document.createTextNode(e)}function an(e){return en.call(e)}function on(e){return tn.call(e)}function I(e,t){if(!E)return an(e);var n=an(D);if(n===null)n=D.appendChild(rn());else if(t&&n.nodeType!==3){var r=rn();return n?.before(r),we(r),r}return t&&un(n),we(n),n}function L(e,t=!1){if(!E){var n=an(e);return n instanceof Comment&&n.data===``?on(n):n}if(t){if(D?.nodeType!==3){var r=rn();return D?.before(r),we(r),r}un(D)}return D}function R(e,t=!1){if(!E)return an(e);var n=I(e,t);return O(e),n}function z(e,t=1,n=!1){let r=E?D:e;for(var i;t--;)i=r,r=on(r);if(!E)return r;if(n){if(r?.nodeType!==3){var a=rn();return r===null?i?.after(a):r.before(a),we(a),a}un(r)}return we(r),r}function sn(e){e.textContent=``}function cn(){return!1}function ln(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function un(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function dn(e){var t=H;if(t===null)return V.f|=ae,e;if(!(t.f&32768)&&!(t.f&4))throw e;fn(e,t)}function fn(e,t){if(e===_e)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function pn(e){H===null&&(V===null&&Le(e),Ie()),Bn&&Fe(e)}function mn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function hn(e,t){var n=H;n!==null&&n.f&8192&&(e|=b);var r={ctx:k,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};N?.register_created_effect(r);var i=r;if(e&4)Et===null?At.ensure().schedule(r):Et.push(r);else if(t!==null){try{cr(r)}catch(e){throw jn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=C))}if(i!==null&&(i.parent=n,n!==null&&mn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function gn(){return V!==null&&!Hn}function _n(e){let t=hn(8,null);return et(t,_),t.teardown=e,t}function vn(e){pn(`$effect`);var t=H.f;if(!V&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return yn(e)}function yn(e){return hn(4|te,e)}function bn(e){return pn(`$effect.pre`),hn(8|te,e)}function xn(e){At.ensure();let t=hn(64|w,e);return(e={})=>new Promise(n=>{e.outro?Pn(t,()=>{jn(t),n(void 0)}):(jn(t),n(void 0))})}function Sn(e){return hn(4,e)}function Cn(e){return hn(ie|w,e)}function wn(e,t=0){return hn(8|t,e)}function B(e,t=[],n=[],r=[]){st(r,t,n,t=>{hn(8,()=>{e(...t.map(U))})})}function Tn(e,t=0){return hn(16|t,e)}function En(e,t=0){return hn(g|t,e)}function Dn(e){return hn(32|w,e)}function On(e){var t=e.teardown;if(t!==null){let n=Bn,r=V;Vn(!0),Un(null);try{t.call(null)}catch(t){fn(t,e.parent)}finally{Vn(n),Un(r)}}}function kn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&at(()=>{e.abort(he)});var r=n.next;n.f&64?n.parent=null:jn(n,t),n=r}}function An(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||jn(t),t=n}}function jn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Mn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,kn(e,t&&!n),sr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();On(e),e.f^=ee,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&Nn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Mn(e,t){for(;e!==null;){var n=e===t?null:on(e);e.remove(),e=n}}function Nn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Pn(e,t,n=!0){var r=[];e.f|=256,Fn(e,r,!0);var i=()=>{n&&jn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Fn(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Fn(i,t,o?n:!1)}i=a}}}function In(e){e.f&=-257,Ln(e,!0)}function Ln(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(et(e,v),At.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Ln(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Rn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:on(n);t.append(n),n=i}}var zn=null,Bn=!1;function Vn(e){Bn=e}var V=null,Hn=!1;function Un(e){V=e}var H=null;function Wn(e){H=e}var Gn=null;function Kn(e){V!==null&&(V.f&2097152||V.f&2)&&(Gn??=new Set).add(e)}var qn=null,Jn=0,Yn=null;function Xn(e){Yn=e}var Zn=1,Qn=0,$n=Qn;function er(e){$n=e}function tr(){return++Zn}function nr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(nr(a)&&_t(a),a.wv>e.wv)return!0}t&512&&St===null&&et(e,_)}return!1}function rr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Gn!==null&&Gn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?rr(a,t,!1):t===a&&(n?et(a,v):a.f&1024&&et(a,y),Ft(a))}}function ir(e){var t=qn,n=Jn,r=Yn,i=V,a=Gn,o=k,s=Hn,c=$n,l=e.f;qn=null,Jn=0,Yn=null,V=l&96?null:e,Gn=null,Ke(e.ctx),Hn=!1,$n=++Qn,e.ac!==null&&(at(()=>{e.ac.abort(he)}),e.ac=null);try{e.f|=re;var u=(0,e.fn)();e.f|=S;var d=ar(e);if(Je()&&Yn!==null&&!Hn&&d!==null&&!(e.f&6146))for(var f=0;f<Yn.length;f++)rr(Yn[f],e);if(i!==null&&i!==e){if(Qn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Qn;if(t!==null)for(let e of t)e.rv=Qn;Yn!==null&&(r===null?r=Yn:r.push(...Yn))}return e.f&8388608&&(e.f^=ae),u}catch(t){return ar(e),dn(t)}finally{e.f^=re,qn=t,Jn=n,Yn=r,V=i,Gn=a,Ke(o),Hn=s,$n=c}}function ar(e){var t=e.deps,n=N?.is_fork;if(qn!==null){var r;if(n||sr(e,Jn),t!==null&&Jn>0)for(t.length=Jn+qn.length,r=0;r<qn.length;r++)t[Jn+r]=qn[r];else e.deps=t=qn;if(gn()&&e.f&512)for(r=Jn;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Jn<t.length&&(sr(e,Jn),t.length=Jn);return t}function or(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(qn===null||!n.call(qn,r))){var s=r;s.f&512&&(s.f^=512),s.v!==T&&tt(s),s.ac!==null&&at(()=>{s.ac.abort(he),s.ac=null,et(s,v)}),vt(s),sr(s,0)}}function sr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)or(e,n[r])}function cr(e){var t=e.f;if(!(t&16384)){et(e,_);var n=H;H=e;try{t&16777232?An(e):kn(e),On(e);var r=ir(e);e.teardown=typeof r==`function`?r:null,e.wv=Zn}finally{H=n}}}async function lr(){await Promise.resolve(),jt()}function U(e){var t=!!(e.f&2);if(zn?.add(e),V!==null&&!Hn&&!(H!==null&&H.f&16384)&&(Gn===null||!Gn.has(e))){var r=V.deps;if(V.f&2097152)e.rv<Qn&&(e.rv=Qn,qn===null&&r!==null&&r[Jn]===e?Jn++:qn===null?qn=[e]:qn.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(Bn&&zt.has(e))return zt.get(e);if(t){var a=e;if(Bn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||dr(a))&&(o=gt(a)),zt.set(a,o),o}var s=!(a.f&512)&&!Hn&&V!==null&&!!(V.f&512),c=(a.f&S)===0;nr(a)&&(s&&(a.f|=512),_t(a)),s&&!c&&(yt(a),ur(a))}if(St?.has(e))return St.get(e);if(e.f&8388608)throw e.v;return e.v}function ur(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(yt(r),ur(r))}}function dr(e){if(e.v===T)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(zt.has(t)||t.f&2&&dr(t))return!0;return!1}function fr(e){var t=Hn;try{return Hn=!0,e()}finally{Hn=t}}function pr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(oe in e)mr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&oe in n&&mr(n)}}}function mr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{mr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var hr=[`touchstart`,`touchmove`];function gr(e){return hr.includes(e)}var _r=Symbol(`events`),vr=new Set,yr=new Set;function br(e,t,n,r={}){function i(e){if(r.capture||Tr.call(t,e),!e.cancelBubble)return at(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,Ze(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function xr(e,t,n,r,i){var a={capture:r,passive:i},o=br(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&_n(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function W(e,t,n){(t[_r]??={})[e]=n}function Sr(e){for(var t=0;t<e.length;t++)vr.add(e[t]);for(var n of yr)n(e)}var Cr=null,wr=!1;function Tr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Cr=e,wr||(wr=!0,setTimeout(()=>{wr=!1,Cr=null}));var s=0,c=Cr===e&&e[_r];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[_r]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=H;Un(null),Wn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[_r]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[_r]=t,delete e.currentTarget,Un(d),Wn(f)}}}var Er=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Dr(e){return Er?.createHTML(e)??e}function Or(e){var t=ln(`template`);return t.innerHTML=Dr(e.replaceAll(`<!>`,`<!---->`)),t.content}function kr(e,t){var n=H;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function G(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(E)return kr(D,null),D;i===void 0&&(i=Or(a?e:`<!>`+e),n||(i=an(i)));var t=r||$t?document.importNode(i,!0):i.cloneNode(!0);return n?kr(an(t),t.lastChild):kr(t,t),t}}function Ar(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(E)return kr(D,null),D;if(!o){var e=an(Or(a));if(i)for(o=document.createDocumentFragment();an(e);)o.appendChild(an(e));else o=an(e)}var t=o.cloneNode(!0);return i?kr(an(t),t.lastChild):kr(t,t),t}}function jr(e,t){return Ar(e,t,`svg`)}function Mr(e=``){if(!E){var t=rn(e+``);return kr(t,t),t}var n=D;return n.nodeType===3?un(n):(n.before(n=rn()),we(n)),kr(n,n),n}function Nr(){if(E)return kr(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=rn();return e.append(t,n),kr(t,n),e}function K(e,t){if(E){var n=H;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),Te()}else e!==null&&e.before(t)}function Pr(){if(E&&D&&D.nodeType===8&&D.textContent?.startsWith(`$`)){let e=D.textContent.substring(1);return Te(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Fr(e){let t=0,n=Vt(0),r;return()=>{gn()&&(U(n),wn(()=>(t===0&&(r=fr(()=>e(()=>qt(n)))),t+=1,()=>{Ze(()=>{--t,t===0&&(r?.(),r=void 0,qt(n))})})))}}var Ir=C|w;function Lr(e,t,n,r){new Rr(e,t,n,r)}var Rr=class{parent;is_pending=!1;transform_error;#e;#t=E?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Fr(()=>(this.#p=Vt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=H;t.b=this,t.f|=128,n(e)},this.parent=H.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Tn(()=>{if(E){let e=Oe(this.#t);Te();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Ir),E&&(this.#e=D)}#h(){try{this.#a=Dn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);Ze(r),t&&(this.#s=Dn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Se():(t=!0,n&&Ue(),this.#s!==null&&Pn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){fn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Dn(()=>e(this.#e)),Ze(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=rn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Dn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){fn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(N)):this.#u===0&&(this.#e.before(e),this.#c=null,Pn(this.#o,()=>{this.#o=null}),this.#x(N))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Dn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Rn(this.#a,e);let t=this.#n.pending;this.#o=Dn(()=>t(this.#e))}else this.#x(N)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){nt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=H,n=V,r=k;Wn(this.#i),Un(this.#i),Ke(this.#i.ctx);try{return At.ensure(),e()}finally{Wn(t),Un(n),Ke(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Pn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,Ze(()=>{this.#d=!1,this.#p&&Gt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),U(this.#p)}error(e){if(e===_e||!this.#n.onerror&&!this.#n.failed)throw e;N?.is_fork?(this.#a&&N.skip_effect(this.#a),this.#o&&N.skip_effect(this.#o),this.#s&&N.skip_effect(this.#s),N.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(jn(this.#a),null),this.#o&&=(jn(this.#o),null),this.#s&&=(jn(this.#s),null),E&&(we(this.#t),Ee(),we(De()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Dn(()=>{var r=H;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return fn(e,this.#i.parent),null}}))};Ze(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){fn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>fn(e,this.#i&&this.#i.parent)):n(t)}})}};function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[pe]??=e.nodeValue)&&(e[pe]=n,e.nodeValue=`${n}`)}function zr(e,t){return Vr(e,t)}var Br=new Map;function Vr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){nn();var l=void 0,u=xn(()=>{var s=n??t.appendChild(rn());Lr(s,{pending:()=>{}},t=>{A({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),E&&kr(t,null),l=e(t,i)||qe(),E&&(H.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw be(),_e;j()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=gr(r);for(let e of[t,document]){var a=Br.get(e);a===void 0&&(a=new Map,Br.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Tr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(vr)),yr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Br.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Tr),r.delete(e),r.size===0&&Br.delete(n)):r.set(e,i)}yr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Hr.set(l,u),l}var Hr=new WeakMap,Ur=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)In(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(In(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(jn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Rn(r,t),t.append(rn()),this.#n.set(e,{effect:r,fragment:t})}else jn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Pn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(jn(n.effect),this.#n.delete(e))};ensure(e,t){var n=N,r=cn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=rn();i.append(a),this.#n.set(e,{effect:Dn(()=>t(a)),fragment:i})}else this.#t.set(e,Dn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else E&&(this.anchor=D),this.#a(n)}};function J(e,t,n=!1){var r;E&&(r=D,Te());var i=new Ur(e),a=n?C:0;function o(e,t){if(E){var n=Oe(r);if(e!==parseInt(n.substring(1))){var a=De();we(a),i.anchor=a,Ce(!1),i.ensure(e,t),Ce(!0);return}}i.ensure(e,t)}Tn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Wr=Symbol(`NaN`);function Gr(e,t,n){E&&Te();var r=new Ur(e),i=!Je();Tn(()=>{var e=t();e!==e&&(e=Wr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Kr(e,t){return t}function qr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Pn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Jr(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;sn(d),d.append(u),e.items.clear()}Jr(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Jr(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ne,Rn(a,document.createDocumentFragment())):jn(t[i],n)}}var Yr;function Y(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=E?we(an(u)):u.appendChild(rn())}E&&Te();var d=null,f=mt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=U(f);_.fallback=d,Zr(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ne,$r(d,null,c)):In(d):Pn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Tn(()=>{var e=U(f),t=e.length;let r=!1;E&&Oe(c)===`[!`!=(t===0)&&(c=De(),we(c),Ce(!1),r=!0);for(var u=new Set,_=N,v=cn(),y=0;y<t;y+=1){E&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,Ce(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Gt(S.v,b),S.i&&Gt(S.i,y),v&&_.unskip_effect(S.e)):(S=Qr(l,m?c:Yr??=rn(),b,x,y,o,n,i),m||(S.e.f|=ne),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Dn(()=>s(c)):(d=Dn(()=>s(Yr??=rn())),d.f|=ne)),t>u.size&&Pe(``,``,``),E&&t>0&&we(De()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ce(!0),U(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,E&&(c=D)}function Xr(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Zr(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Xr(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(In(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ne,_===l)$r(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ei(e,d,_),ei(e,_,y),$r(_,y,n),d=_,p=[],m=[],l=Xr(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)$r(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ei(e,S.prev,ee.next),ei(e,d,S),ei(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),$r(_,l,n),ei(e,_.prev,_.next),ei(e,_,d===null?e.effect.first:d.next),ei(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Xr(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Xr(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Jr(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var C=[];if(u!==void 0)for(_ of u)_.f&8192||C.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&C.push(l),l=Xr(l.next);var w=C.length;if(w>0){var te=i&4&&s===0?n:null;if(o){for(v=0;v<w;v+=1)C[v].nodes?.a?.measure();for(v=0;v<w;v+=1)C[v].nodes?.a?.fix()}qr(e,C,te)}}o&&Ze(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function Qr(e,t,n,r,i,a,o,s){var c=o&1?o&16?Vt(n):Ht(n,!1,!1):null,l=o&2?Vt(i):null;return{v:c,i:l,e:Dn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function $r(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=on(r);if(a.before(r),r===i)return;r=o}}function ei(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function ti(e,t,...n){var r=new Ur(e);Tn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},C)}function ni(e,t){var n=void 0,r;En(()=>{n!==(n=t())&&(r&&=(jn(r),null),n&&(r=Dn(()=>{Sn(()=>n(e))})))})}var ri=[...` 	
\r\f\xA0\v﻿`];function ii(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ri.includes(r[o-1]))&&(s===r.length||ri.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ai(e,t,n,r,i,a){var o=e[de];if(E||o!==n||o===void 0){var s=ii(n,r,a);E&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[de]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function oi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function si(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=di(c);oi(c,i?a.includes(l):Zt(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ci(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return xe();for(var i of t.options)i.selected=n.includes(di(i))}else{for(i of t.options)if(Zt(di(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function li(e){var t=new MutationObserver(t=>{t.every(fi)||(`__defaultValue`in e&&si(e,!1),`__value`in e&&ci(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),_n(()=>{t.disconnect()})}function ui(e,t,n=t){var r=new WeakSet,i=!0;ot(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),di);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&di(o)}n(a),e.__value=a,N!==null&&r.add(N)}),Sn(()=>{var a=t();if(e===document.activeElement){var o=N;if(r.has(o))return}if(ci(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=di(s),n(a))}e.__value=a,i=!1})}function di(e){return`__value`in e?e.__value:e.value}function fi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var pi=Symbol(`is custom element`),mi=Symbol(`is html`),hi=ge?`link`:`LINK`,gi=ge?`progress`:`PROGRESS`;function _i(e){if(E){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[me]=n,Ze(n),it()}}function vi(e,t){var n=bi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===gi)&&(e.value=t??``)}function yi(e,t){var n=bi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function X(e,t,n,r){var i=bi(e);if(!(E&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===hi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[le]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Si(e).has(t)?e[t]=n:(!E||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function bi(e){return e[ue]??={[pi]:e.nodeName.includes(`-`),[mi]:e.namespaceURI===ve}}var xi=new Map;function Si(e){var t=e.getAttribute(`is`)||e.nodeName,n=xi.get(t);if(n)return n;xi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Ci(e,t,n=t){var r=new WeakSet;ot(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Di(e)?Oi(a):a,n(a),N!==null&&r.add(N),await lr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(E&&e.defaultValue!==e.value||fr(t)==null&&e.value)&&(n(Di(e)?Oi(e.value):e.value),N!==null&&r.add(N)),wn(()=>{var n=t();if(e===document.activeElement){var i=N;if(r.has(i))return}Di(e)&&n===Oi(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var wi=new Set;function Ti(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),ot(n,`change`,()=>{var e=n.__value;a&&(e=Ei(o,e,n.checked)),i(e)},()=>i(a?[]:null)),wn(()=>{var e=r();E&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=Zt(n.__value,e)}),_n(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),wi.has(o)||(wi.add(o),Ze(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),wi.delete(o)})),Ze(()=>{if(s){var e=a?Ei(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Ei(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Di(e){var t=e.type;return t===`number`||t===`range`}function Oi(e){return e===``?null:+e}function ki(e,t){return e===t||e?.[oe]===t}function Ai(e=qe(),t,n,r){var i=k.r,a=H;return Sn(()=>{var o,s;return wn(()=>{o=s,s=r?.()||[],fr(()=>{ki(n(...s),e)||(t(e,...s),o&&ki(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ki(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ji(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>pr(t.s);if(e){let e=0,n={},i=dt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>U(i)}n.b.length&&bn(()=>{Mi(t,r),p(n.b)}),vn(()=>{let e=fr(()=>n.m.map(f));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&vn(()=>{Mi(t,r),p(n.a)})}function Mi(e,t){if(e.l.s)for(let t of e.l.s)U(t);t()}var Ni=!1;function Pi(e){var t=Ni;try{return Ni=!1,[e(),Ni]}finally{Ni=t}}function Fi(e,t,n,r){var i=!We||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=dt(r),U(u)):(l&&(l=!1,c=s?fr(r):r),c);let f;if(o){var p=oe in e||ce in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Pi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&ze(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?dt:mt)(()=>(v=!1,g()));o&&U(y);var b=H;return(function(e,t){if(arguments.length>0){let n=t?U(y):i&&o?Yt(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return Bn&&v||b.f&16384?y.v:U(y)})}function Ii(e){k===null&&Me(`onMount`),We&&k.l!==null?Li(k).m.push(e):vn(()=>{let t=fr(e);if(typeof t==`function`)return t})}function Li(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`),Ge();var Ri=new class{#e=P(Yt([]));get news(){return U(this.#e)}set news(e){F(this.#e,e,!0)}#t=P(Yt([]));get answers(){return U(this.#t)}set answers(e){F(this.#t,e,!0)}count=0;tell(e){e&&(this.news=[...this.news.slice(-30),{key:++this.count,text:e}])}answer(e){e&&(this.answers=[{key:++this.count,text:e}])}clear(){this.news=[],this.answers=[]}},zi=G(`<p> </p>`),Bi=G(`<div class="hidden" role="log" aria-live="polite" aria-relevant="additions" data-testid="news"></div> <div class="hidden" role="status" aria-live="assertive" data-testid="answers"></div>`,1);function Vi(e,t){A(t,!1),ji();var n=Bi(),r=L(n);Y(r,5,()=>Ri.news,e=>e.key,(e,t)=>{var n=zi(),r=R(n,!0);B(()=>q(r,U(t).text)),K(e,n)}),O(r);var i=z(r,2);Y(i,5,()=>Ri.answers,e=>e.key,(e,t)=>{var n=zi(),r=R(n,!0);B(()=>q(r,U(t).text)),K(e,n)}),O(i),K(e,n),j()}var Hi=class{constructor(e){this.value=e}valueOf(){return this.value}},Ui=class extends Hi{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Wi=class extends Hi{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Gi=class e extends Hi{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Hi)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Hi&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ki=100,qi=`⁨`,Ji=`⁩`;function Yi(e,t,n){return n===t||n instanceof Wi&&t instanceof Wi&&n.value===t.value||t instanceof Wi&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Xi(e,t,n){return t[n]?aa(e,t[n].value):(e.reportError(RangeError(`No default`)),new Ui)}function Zi(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Qi(e,i.value):n.push(Qi(e,i));return{positional:n,named:r}}function Qi(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Wi(t.value,{minimumFractionDigits:t.precision});case`var`:return $i(e,t);case`mesg`:return ea(e,t);case`term`:return ta(e,t);case`func`:return na(e,t);case`select`:return ra(e,t);default:return new Ui}}function $i(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Ui(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Ui(`$${t}`);if(n instanceof Hi)return n;switch(typeof n){case`string`:return n;case`number`:return new Wi(n);case`object`:if(Gi.supportsValue(n))return new Gi(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Ui(`$${t}`)}}function ea(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Ui(t);if(n){let i=r.attributes[n];return i?aa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ui(`${t}.${n}`))}return r.value?aa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Ui(t))}function ta(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Ui(i);if(n){let t=a.attributes[n];if(t){e.params=Zi(e,r).named;let n=aa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ui(`${i}.${n}`)}e.params=Zi(e,r).named;let o=aa(e,a.value);return e.params=null,o}function na(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Ui(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Ui(`${t}()`);try{let t=Zi(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Ui(`${t}()`)}}function ra(e,{selector:t,variants:n,star:r}){let i=Qi(e,t);if(i instanceof Ui)return Xi(e,n,r);for(let t of n)if(Yi(e,i,Qi(e,t.key)))return aa(e,t.value);return Xi(e,n,r)}function ia(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Ui;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ki)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ki}`);r&&n.push(qi),n.push(Qi(e,i).toString(e)),r&&n.push(Ji)}return e.dirty.delete(t),n.join(``)}function aa(e,t){return typeof t==`string`?e.bundle._transform(t):ia(e,t)}var oa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function sa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ca=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function la(e,t){let n=e[0];if(n instanceof Ui)return new Ui(`NUMBER(${n.valueOf()})`);if(n instanceof Wi)return new Wi(n.valueOf(),{...n.opts,...sa(t,ca)});if(n instanceof Gi)return new Wi(n.toNumber(),{...sa(t,ca)});throw TypeError(`Invalid argument to NUMBER`)}var ua=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function da(e,t){let n=e[0];if(n instanceof Ui)return new Ui(`DATETIME(${n.valueOf()})`);if(n instanceof Gi||n instanceof Wi)return new Gi(n,sa(t,ua));throw TypeError(`Invalid argument to DATETIME`)}var fa=new Map;function pa(e){let t=Array.isArray(e)?e.join(` `):e,n=fa.get(t);return n===void 0&&(n=new Map,fa.set(t,n)),n}var ma=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:la,DATETIME:da,...t},this._useIsolating=n,this._transform=r,this._intls=pa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new oa(this,n,t);try{return ia(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Ui().toString(r);throw e}}},ha=/^(-?[a-zA-Z][\w-]*) *= */gm,ga=/\.([a-zA-Z][\w-]*) *= */y,_a=/\*?\[/y,va=/(-?[0-9]+(?:\.([0-9]+))?)/y,ya=/([a-zA-Z][\w-]*)/y,ba=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,xa=/^[A-Z][A-Z0-9_-]*$/,Sa=/([^{}\n\r]+)/y,Ca=/([^\\"\n\r]*)/y,wa=/\\([\\"])/y,Ta=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ea=/^\n+/,Da=/ +$/,Oa=/ *\r?\n/g,ka=/( *)$/,Aa=/{\s*/y,ja=/\s*}/y,Ma=/\[\s*/y,Na=/\s*] */y,Pa=/\s*\(\s*/y,Fa=/\s*->\s*/y,Ia=/\s*:\s*/y,La=/\s*,?\s*/y,Ra=/\s+/y,za=class{constructor(e){this.body=[],ha.lastIndex=0;let t=0;for(;;){let n=ha.exec(e);if(n===null)break;t=ha.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ga);){let t=o(ga),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Sa)&&(r=o(Sa)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Ea),u([i],i.length)):r?S(r,Da):null}function u(r=[],i){for(;;){if(n(Sa)){r.push(o(Sa));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Da));let c=[];for(let e of r)e instanceof Ba&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Aa,SyntaxError);let e=f();if(i(ja))return e;if(i(Fa)){let t=h();return i(ja,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ba)){let[,e,t,n=null]=a(ba);if(e===`$`)return{type:`var`,name:t};if(i(Pa)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(xa.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(La)}}function m(){let e=f();return e.type===`mesg`&&i(Ia)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(_a);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ma,SyntaxError);let e;return e=n(va)?v():{type:`str`,value:o(ya)},i(Na,SyntaxError),e}function _(){if(n(va))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(va),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ca),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(wa))return o(wa);if(n(Ta)){let[,e,t]=a(Ta),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ra),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){return new Ba(e.replace(Oa,`
`),ka.exec(e)[1].length)}}},Ba=class{constructor(e,t){this.value=e,this.length=t}},Va=`# The words of the page in the browser. Read by the page itself when it is built.

# ---- everywhere
page-title = Palamède: the domino table
page-skip = To the content
page-nav = Pages
page-nav-play = Play
page-nav-games = My games
page-nav-settings = Settings
page-nav-help = Help
page-list-and = { $first } and { $last }
page-seat = Seat { $seat }
page-dead-hand = The dead hand
page-close = Close
page-yes = Yes
page-no = No
page-lost-title = There is nothing here
page-lost-text = This address leads to no page. The games are waiting at the table.
page-error-unreachable = The server cannot be reached. Is it still running?
page-error-generic = That did not work. Try again in a moment.
page-error-no-table = This table does not exist, or is not open to this browser. Ask for a new link.
page-number-0 = blank
page-number-1 = one
page-number-2 = two
page-number-3 = three
page-number-4 = four
page-number-5 = five
page-number-6 = six
page-number-7 = seven
page-number-8 = eight
page-number-9 = nine
page-number-10 = ten
page-number-11 = eleven
page-number-12 = twelve
page-number-13 = thirteen
page-number-14 = fourteen
page-number-15 = fifteen
page-number-16 = sixteen
page-number-17 = seventeen
page-number-18 = eighteen

# ---- choosing a game
page-home-title = Which game shall it be?
page-home-lead = Choose a game, choose who plays, and sit down.
page-home-favourites = To begin with
page-home-more = All the games
page-home-going-on = Go on with your game
page-players-some = { $players ->
        [one] one player
       *[other] { $players } players
    }
page-players-range = { $least } to { $most } players
page-game-line-tete_a_tete = Two hands, no drawing: who cannot play passes.
page-game-line-tete_a_tete_6 = The plain duel with six tiles each.
page-game-line-tete_a_tete_8 = The plain duel with eight tiles each.
page-game-line-tete_a_tete_10 = The plain duel with ten tiles each.
page-game-line-tete_a_tete_12 = The plain duel with twelve tiles each.
page-game-line-domino = One deal decides, no points are kept.
page-game-line-peche = Who cannot play draws until a tile fits.
page-game-line-aller_retour = Two deals, and each has the lead once.
page-game-line-poule = Each for himself; the first to the target takes the pool.
page-game-line-pot = Each for himself, one stake a deal, until the pot is empty.
page-game-line-voleur = Two against two, partners face to face.
page-game-line-voleur_mort = Three at the table: one of them also plays a dead hand.
page-game-line-qui_perd_gagne = Keep your pips: the heaviest hand wins.
page-game-line-matador = Halves must make seven, and the matadors go anywhere.
page-game-line-matador_9 = Matador with the double-nine set.
page-game-line-cinq_partout = Every time the ends make a multiple of five, you mark.
page-game-line-trois_partout = Every time the ends make a multiple of three, you mark.

# ---- choosing opponents
page-setup-back = Other games
page-setup-opponents = Against whom?
page-setup-bots = The house plays with you
page-setup-friends = Friends, by a link
page-setup-friends-about = You get a link to send; empty seats can go to bots later.
page-setup-players = How many at the table?
page-setup-name = Your name at the table
page-setup-name-default = Guest
page-setup-start = Sit down and play
page-setup-open = Open the table
page-setup-rules = How it is played
page-bot-random = Easy
page-bot-random-about = Lays whatever fits.
page-bot-greedy = Medium
page-bot-greedy-about = Gets rid of heavy tiles first.
page-bot-classical = Strong
page-bot-classical-about = Counts, remembers, and closes the game.

# ---- before the game
page-lobby-title = Who sits down?
page-lobby-empty = Empty seat
page-lobby-you = you
page-lobby-bot = bot
page-lobby-add-bot = Put a bot on seat { $seat }
page-lobby-add = Add a bot
page-lobby-free = Free seat { $seat }
page-lobby-free-short = Free
page-lobby-level = Level of the bots
page-lobby-start = Start
page-lobby-fill = Fill with bots and start
page-lobby-wait = Waiting for { $name } to start.
page-lobby-wait-owner = Waiting for the owner of the table to start.
page-invite-open = Invite
page-invite-title = Invite friends
page-invite-text = Whoever opens this link can take an empty seat. No account is needed.
page-invite-table = The table
page-invite-which = Link for
page-invite-link = Link
page-invite-copy = Copy the link
page-invite-copied = Copied.
page-invite-selected = The link is selected: copy it with Ctrl+C, or by a long touch.
page-invite-qr = QR code of the link
page-invite-lan = People on this network
page-invite-lan-about = Opens the table to phones and computers on your network; off until you switch it on.
page-invite-loopback = This link works on this computer only. Switch on the network for phones.
page-invite-own = The link of a seat is its key: who has it plays there.
page-join-title = You are invited to the table
page-join-text = Tell the others your name and take a seat.
page-join-button = Take a seat

# ---- the table
page-table-title = { $game }, deal { $deal }
page-players-heading = Players
page-line-heading = The line
page-hand-heading = Your hand
page-hand-of-dead = The hand of the dead
page-log-heading = What has happened
page-scores-heading = Scores
page-deal-number = Deal { $deal }
page-target = first to { $target }
page-stake = stake { $stake }
page-pot = Pot { $pot }
page-stock = Stock
page-stock-count = { $count ->
        [0] The stock is empty
        [one] One tile in the stock
       *[other] { $count } tiles in the stock
    }
page-seat-tiles = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
page-seat-leads = leads
page-seat-turn = plays
page-seat-gone = away
page-seat-partner = your partner
page-seat-passed = passes
page-seat-drew = draws
page-seat-replace = Let a bot play for { $name }
page-side-us = You
page-turn-yours = Your turn
page-turn-of = { $name } is to play
page-turn-lay = { $count ->
        [one] Your turn. One tile fits: { $tiles }.
       *[other] Your turn. { $count } tiles fit: { $tiles }.
    }
page-turn-lead = You lead: lay any tile
page-turn-draw = Nothing fits: draw a tile.
page-turn-pass = Nothing fits: you pass.
page-turn-choose = At which end?
page-turn-shuffle = The tiles are being mixed
page-which-end = { $tile } fits both ends: left or right?
page-end-left = Left
page-end-right = Right
page-end-left-about = Lay { $tile } at the left end, on { $number }
page-end-right-about = Lay { $tile } at the right end, on { $number }
page-ends-open = Open ends: { $left } and { $right }
page-confirm-lay = Lay it
page-confirm-cancel = Take it back
page-confirm-say = { $tile }: Enter lays it, Escape takes it back.
page-act-pass = Pass
page-act-draw = Draw
page-menu = Menu
page-table-log = Log
page-table-sheet = Score sheet
page-table-leave = Leave the table
page-table-home = Back to the games
page-sound-off = Sound off
page-sound-on = Sound on
page-take-back = Ask to take back
page-take-back-question = { $name } asks to take the last tile back.
page-take-back-waiting = Waiting for the others to agree.
page-leave-sure = Leave this table? A bot plays on for you until you come back.
page-spectator = You are watching.
page-refused = That is not possible now.
page-link-connecting = Coming to the table …
page-link-lost = The connection is lost. It comes back by itself; nothing is lost.
page-link-restarting = The server is restarting. The clocks stand still.
page-link-back = The connection is back.
page-link-sending = Being sent …

# ---- what has happened
page-event-seated = { $name } sits down at seat { $seat }.
page-event-stands-in = A bot plays for { $name }.
page-event-left = { $name } leaves the table.
page-event-begun = Match { $partie } begins.
page-event-shuffling = The tiles are being mixed.
page-event-lots = { $name } draws the lead.
page-event-dealt = Deal { $deal }: { $name } has the lead.
page-event-laid = { $name } lays { $tile }
page-event-everywhere = { $number } at both ends
page-event-marks = marks { $points }
page-event-drew = { $name } draws a tile
page-event-drew-tile = { $name } draws { $tile }
page-event-passed = { $name } passes
page-event-counted-domino = { $name } makes domino.
page-event-counted-closed = The game is closed.
page-event-counted-reached = { $name } reaches the target.
page-event-counted-void = The deal is void.
page-event-scores = { $name }: { $points }.
page-event-finished = { $times ->
        [2] The match goes to { $names }, paid double.
        [3] The match goes to { $names }, paid triple.
       *[other] The match goes to { $names }.
    }
page-event-finished-drawn = The match is drawn.
page-event-asked = { $name } asks to take back.
page-event-agreed = { $name } agrees.
page-event-declined = { $name } declines.
page-event-taken-back = The last tile is taken back.
page-event-said = { $name }: { $phrase }
page-phrase-0 = Hello!
page-phrase-1 = Good luck!
page-phrase-2 = Thank you.
page-phrase-3 = Sorry.
page-phrase-4 = One moment, please.
page-phrase-5 = I am back.
page-phrase-6 = Well done!
page-phrase-7 = Good game.
page-phrase-8 = Another one?
page-phrase-9 = That was the last one for me.
page-phrase-10 = Cheers!
page-phrase-11 = Goodbye!
page-talk = Say something

# ---- what is read aloud
page-greet-seating = You are at the table. The game has not begun.
page-greet-deal = You are at the table, deal { $deal }. { $scores }
page-say-ends = Left end { $left }, right end { $right }.
page-say-no-line = No tile has been laid yet.
page-say-hand = { $count ->
        [one] You hold one tile: { $tiles }.
       *[other] You hold { $count } tiles: { $tiles }.
    }
page-say-no-hand = You hold no tile.
page-say-line = { $count ->
        [one] One tile lies: { $tiles }.
       *[other] { $count } tiles from left to right: { $tiles }.
    }
page-say-count = { $count ->
        [one] { $name } holds one tile.
       *[other] { $name } holds { $count } tiles.
    }
page-say-stock = { $count ->
        [0] The stock is empty.
       *[other] Stock: { $count }.
    }
page-say-score = { $name }: { $points }.
page-say-target = The target is { $target }.
page-tile-none = { $tile }, does not fit
page-tile-plain = { $tile }
page-tile-left = { $tile }, fits left
page-tile-right = { $tile }, fits right
page-tile-both = { $tile }, fits left and right
page-tile-lead = { $tile }, may be led

# ---- the count
page-result-title = Deal { $deal }: the count
page-result-domino = { $name } makes domino
page-result-closed = The game is closed
page-result-reached = { $name } reaches the target
page-result-void = The deal is void, nobody marks
page-result-pips = { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }
page-result-marks = marks { $points }
page-result-now = now { $points }
page-result-out = domino
page-result-next = Next deal
page-result-waiting = Waiting for the others …
page-result-skip = Show at once
page-result-won-you = You have won!
page-result-won = The match goes to { $names }
page-result-drawn = The match is drawn
page-result-times = { $times ->
        [2] Petite bredouille: paid double.
        [3] Grande bredouille: paid triple.
       *[other] {""}
    }
page-result-stakes = Stakes
page-result-fair-proved = The secret of the shuffle is out, and your hand is the one it gives.
page-rematch = Play again
page-rematch-waiting = You want to play again. The owner of the table begins.
page-sheet-title = Score sheet
page-sheet-deal = Deal
page-sheet-total = Total
page-sheet-empty = No deal has been counted yet.
page-sheet-account = Account

# ---- my games
page-games-title = My games
page-games-lead = These games belong to this browser; nobody else sees this list.
page-games-empty = No games yet. The first one is three clicks away.
page-games-resume = Go on
page-games-replay = Replay
page-games-download = Download the record
page-games-import = Replay a record from a file
page-games-import-about = A file in the format DGN, from here or from elsewhere.
page-games-move = Take my games to another device
page-games-move-about = Eight words open your games on the other device. Keep them to yourself.
page-games-move-button = Show eight words
page-games-claim = Words from another device
page-games-claim-button = Bring my games here
page-games-claimed = Your games are here now.
page-games-forget = Forget me
page-games-forget-about = Deletes your name and the keys of your seats. The records stay, with “Seat 2” for your name.
page-games-forget-sure = Really forget everything?
page-games-forgotten = Forgotten.
page-games-finished = finished
page-games-going-on = going on
page-replay-title = Replay
page-replay-step = Step { $step } of { $total }
page-replay-position = Position in the game
page-replay-first = To the beginning
page-replay-previous = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-picture = Save the picture

# ---- settings
page-settings-title = Settings
page-settings-lead = Kept in this browser only.
page-settings-language = Language
page-settings-language-auto = As the browser
page-settings-theme = Light or dark
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-settings-motion = Motion
page-motion-auto = As the system
page-motion-full = Full
page-motion-reduced = Reduced
page-settings-pace = Pace of the bots
page-pace-instant = Instant
page-pace-normal = Normal
page-pace-slow = Slow
page-settings-sound = Sounds
page-settings-sound-about = The click of the tiles, a knock for a pass. The key M switches them.
page-settings-confirm = Confirm every tile
page-settings-confirm-about = A tile is shown where it would lie before it is laid.
page-settings-auto = Pass and draw for me
page-settings-auto-about = When nothing else can be done, after the time that a bot would take.
page-settings-letters = Letter keys
page-settings-letters-about = E, H, L, C, S speak, P passes, M mutes. Switch off if they are in the way of your own tools.
page-settings-name = Your name at tables

# ---- help
page-help-title = Help
page-help-lead = Everything can be done by touch, by mouse and by keyboard.
page-help-touch = By touch and mouse
page-help-touch-tap = Tap a tile to lay it. If it fits both ends, two large buttons ask for the end.
page-help-touch-drag = Or drag it to the line: it goes to the nearer end.
page-help-touch-shape = Playable tiles stand higher, and the notch over them points to the end they fit.
page-help-touch-why = A tile that does not fit says why when you tap it.
page-help-keys = By keyboard
page-help-key = Key
page-help-does = What it does
page-help-arrows = choose a tile of your hand
page-help-enter = lay the chosen tile
page-help-ends = lay it at the left or the right end
page-help-escape = take back what is not laid yet
page-help-space = draw a tile
page-help-p = pass
page-help-e = speak the open ends
page-help-h = speak your hand
page-help-l = speak the line
page-help-c = speak how many tiles each holds
page-help-s = speak the scores
page-help-t = speak whose turn it is
page-help-m = sounds on and off
page-help-question = this page
page-key-arrows = Arrow keys
page-key-enter = Enter
page-key-space = Space
page-key-escape = Escape
`,Ha=`# Las palabras de la página del navegador. Las lee la propia página al construirse.

# ---- everywhere
page-title = Palamède: la mesa de dominó
page-skip = Ir al contenido
page-nav = Páginas
page-nav-play = Jugar
page-nav-games = Mis partidas
page-nav-settings = Ajustes
page-nav-help = Ayuda
page-list-and = { $first } y { $last }
page-seat = Puesto { $seat }
page-dead-hand = El muerto
page-close = Cerrar
page-yes = Sí
page-no = No
page-lost-title = Aquí no hay nada
page-lost-text = Esta dirección no lleva a ninguna página. Los juegos esperan en la mesa.
page-error-unreachable = No se puede llegar al servidor. ¿Sigue en marcha?
page-error-generic = No ha funcionado. Vuelva a intentarlo en un momento.
page-error-no-table = Esta mesa no existe o no está abierta a este navegador. Pida un enlace nuevo.
page-number-0 = blanca
page-number-1 = uno
page-number-2 = dos
page-number-3 = tres
page-number-4 = cuatro
page-number-5 = cinco
page-number-6 = seis
page-number-7 = siete
page-number-8 = ocho
page-number-9 = nueve
page-number-10 = diez
page-number-11 = once
page-number-12 = doce
page-number-13 = trece
page-number-14 = catorce
page-number-15 = quince
page-number-16 = dieciséis
page-number-17 = diecisiete
page-number-18 = dieciocho

# ---- choosing a game
page-home-title = ¿A qué jugamos?
page-home-lead = Elija un juego, elija rivales y siéntese.
page-home-favourites = Para empezar
page-home-more = Todos los juegos
page-home-going-on = Seguir con su partida
page-players-some = { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
page-players-range = de { $least } a { $most } jugadores
page-game-line-tete_a_tete = Dos manos, sin robar: quien no puede jugar, pasa.
page-game-line-tete_a_tete_6 = El duelo sencillo, con seis fichas cada uno.
page-game-line-tete_a_tete_8 = El duelo sencillo, con ocho fichas cada uno.
page-game-line-tete_a_tete_10 = El duelo sencillo, con diez fichas cada uno.
page-game-line-tete_a_tete_12 = El duelo sencillo, con doce fichas cada uno.
page-game-line-domino = Una sola mano decide, sin llevar puntos.
page-game-line-peche = Quien no puede jugar roba hasta que una ficha sirva.
page-game-line-aller_retour = Dos manos, y cada uno sale una vez.
page-game-line-poule = Cada uno para sí; el primero en llegar se lleva el bote.
page-game-line-pot = Cada uno para sí, una apuesta por mano, hasta vaciar el bote.
page-game-line-voleur = Dos contra dos, compañeros frente a frente.
page-game-line-voleur_mort = Tres en la mesa: uno juega además la mano del muerto.
page-game-line-qui_perd_gagne = Guarde sus puntos: gana la mano más pesada.
page-game-line-matador = Las mitades suman siete y los matadores van en todas partes.
page-game-line-matador_9 = El matador con el juego de doble nueve.
page-game-line-cinq_partout = Cada vez que los extremos suman un múltiplo de cinco, se anota.
page-game-line-trois_partout = Cada vez que los extremos suman un múltiplo de tres, se anota.

# ---- choosing opponents
page-setup-back = Otros juegos
page-setup-opponents = ¿Contra quién?
page-setup-bots = La casa juega con usted
page-setup-friends = Amigos, por un enlace
page-setup-friends-about = Recibe un enlace para enviar; los puestos vacíos pueden ser de robots.
page-setup-players = ¿Cuántos en la mesa?
page-setup-name = Su nombre en la mesa
page-setup-name-default = Invitado
page-setup-start = Sentarse y jugar
page-setup-open = Abrir la mesa
page-setup-rules = Cómo se juega
page-bot-random = Fácil
page-bot-random-about = Pone lo que encaja.
page-bot-greedy = Medio
page-bot-greedy-about = Se quita primero las fichas pesadas.
page-bot-classical = Fuerte
page-bot-classical-about = Cuenta, recuerda y cierra el juego.

# ---- before the game
page-lobby-title = ¿Quién se sienta?
page-lobby-empty = Puesto libre
page-lobby-you = usted
page-lobby-bot = robot
page-lobby-add-bot = Poner un robot en el puesto { $seat }
page-lobby-add = Añadir un robot
page-lobby-free = Liberar el puesto { $seat }
page-lobby-free-short = Liberar
page-lobby-level = Nivel de los robots
page-lobby-start = Empezar
page-lobby-fill = Completar con robots y empezar
page-lobby-wait = Esperando a que { $name } empiece.
page-lobby-wait-owner = Esperando a que empiece quien abrió la mesa.
page-invite-open = Invitar
page-invite-title = Invitar a amigos
page-invite-text = Quien abra este enlace puede ocupar un puesto libre. No hace falta cuenta.
page-invite-table = La mesa
page-invite-which = Enlace para
page-invite-link = Enlace
page-invite-copy = Copiar el enlace
page-invite-copied = Copiado.
page-invite-selected = El enlace está seleccionado: cópielo con Ctrl+C o manteniéndolo pulsado.
page-invite-qr = Código QR del enlace
page-invite-lan = La gente de esta red
page-invite-lan-about = Abre la mesa a los teléfonos y ordenadores de su red; cerrado mientras no lo active.
page-invite-loopback = Este enlace solo sirve en este ordenador. Active la red para los teléfonos.
page-invite-own = El enlace de un puesto es su llave: quien lo tiene juega ahí.
page-join-title = Le invitan a la mesa
page-join-text = Diga su nombre a los demás y siéntese.
page-join-button = Sentarse

# ---- the table
page-table-title = { $game }, mano { $deal }
page-players-heading = Jugadores
page-line-heading = La línea
page-hand-heading = Su mano
page-hand-of-dead = La mano del muerto
page-log-heading = Lo que ha pasado
page-scores-heading = Tanteo
page-deal-number = Mano { $deal }
page-target = a { $target } puntos
page-stake = apuesta { $stake }
page-pot = Bote { $pot }
page-stock = Pozo
page-stock-count = { $count ->
        [0] El pozo está vacío
        [one] Una ficha en el pozo
       *[other] { $count } fichas en el pozo
    }
page-seat-tiles = { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
page-seat-leads = sale
page-seat-turn = juega
page-seat-gone = ausente
page-seat-partner = su compañero
page-seat-passed = pasa
page-seat-drew = roba
page-seat-replace = Que un robot juegue por { $name }
page-side-us = Usted
page-turn-yours = Le toca
page-turn-of = Le toca a { $name }
page-turn-lay = { $count ->
        [one] Le toca. Sirve una ficha: { $tiles }.
       *[other] Le toca. Sirven { $count } fichas: { $tiles }.
    }
page-turn-lead = Usted sale
page-turn-draw = Nada sirve: robe una ficha.
page-turn-pass = Nada sirve: usted pasa.
page-turn-choose = ¿En qué extremo?
page-turn-shuffle = Se mezclan las fichas
page-which-end = { $tile } sirve en los dos extremos: ¿izquierda o derecha?
page-end-left = Izquierda
page-end-right = Derecha
page-end-left-about = Poner { $tile } en el extremo izquierdo, en { $number }
page-end-right-about = Poner { $tile } en el extremo derecho, en { $number }
page-ends-open = Extremos abiertos: { $left } y { $right }
page-confirm-lay = Poner
page-confirm-cancel = Retirar
page-confirm-say = { $tile }: Intro la pone, Escape la retira.
page-act-pass = Pasar
page-act-draw = Robar
page-menu = Menú
page-table-log = Diario
page-table-sheet = Hoja de tanteo
page-table-leave = Dejar la mesa
page-table-home = Volver a los juegos
page-sound-off = Quitar el sonido
page-sound-on = Poner el sonido
page-take-back = Pedir retirar la ficha
page-take-back-question = { $name } pide retirar su última ficha.
page-take-back-waiting = Esperando a que los demás acepten.
page-leave-sure = ¿Dejar esta mesa? Un robot juega por usted hasta que vuelva.
page-spectator = Usted mira.
page-refused = Ahora no es posible.
page-link-connecting = Llegando a la mesa…
page-link-lost = Se ha perdido la conexión. Vuelve sola; no se pierde nada.
page-link-restarting = El servidor se reinicia. Los relojes están parados.
page-link-back = La conexión ha vuelto.
page-link-sending = Enviando…

# ---- what has happened
page-event-seated = { $name } ocupa el puesto { $seat }.
page-event-stands-in = Un robot juega por { $name }.
page-event-left = { $name } deja la mesa.
page-event-begun = Empieza la partida { $partie }.
page-event-shuffling = Se mezclan las fichas.
page-event-lots = A { $name } le toca salir por sorteo.
page-event-dealt = Mano { $deal }: sale { $name }.
page-event-laid = { $name } pone { $tile }
page-event-everywhere = { $number } en los dos extremos
page-event-marks = anota { $points }
page-event-drew = { $name } roba una ficha
page-event-drew-tile = { $name } roba { $tile }
page-event-passed = { $name } pasa
page-event-counted-domino = { $name } hace dominó.
page-event-counted-closed = El juego está cerrado.
page-event-counted-reached = { $name } llega a la meta.
page-event-counted-void = La mano es nula.
page-event-scores = { $name }: { $points }.
page-event-finished = { $times ->
        [2] La partida es de { $names }, pagada doble.
        [3] La partida es de { $names }, pagada triple.
       *[other] La partida es de { $names }.
    }
page-event-finished-drawn = La partida queda en tablas.
page-event-asked = { $name } pide retirar.
page-event-agreed = { $name } acepta.
page-event-declined = { $name } no acepta.
page-event-taken-back = Se retira la última ficha.
page-event-said = { $name }: { $phrase }
page-phrase-0 = ¡Hola!
page-phrase-1 = ¡Suerte!
page-phrase-2 = Gracias.
page-phrase-3 = Perdón.
page-phrase-4 = Un momento, por favor.
page-phrase-5 = Ya estoy aquí.
page-phrase-6 = ¡Muy bien!
page-phrase-7 = Buena partida.
page-phrase-8 = ¿Otra?
page-phrase-9 = Esta ha sido mi última.
page-phrase-10 = ¡Salud!
page-phrase-11 = ¡Adiós!
page-talk = Decir algo

# ---- what is read aloud
page-greet-seating = Está en la mesa. La partida no ha empezado.
page-greet-deal = Está en la mesa, mano { $deal }. { $scores }
page-say-ends = Extremo izquierdo { $left }, extremo derecho { $right }.
page-say-no-line = Todavía no se ha puesto ninguna ficha.
page-say-hand = { $count ->
        [one] Tiene una ficha: { $tiles }.
       *[other] Tiene { $count } fichas: { $tiles }.
    }
page-say-no-hand = No tiene ninguna ficha.
page-say-line = { $count ->
        [one] Hay una ficha puesta: { $tiles }.
       *[other] { $count } fichas de izquierda a derecha: { $tiles }.
    }
page-say-count = { $count ->
        [one] { $name } tiene una ficha.
       *[other] { $name } tiene { $count } fichas.
    }
page-say-stock = { $count ->
        [0] El pozo está vacío.
       *[other] Pozo: { $count }.
    }
page-say-score = { $name }: { $points }.
page-say-target = La meta es { $target }.
page-tile-none = { $tile }, no sirve
page-tile-plain = { $tile }
page-tile-left = { $tile }, sirve a la izquierda
page-tile-right = { $tile }, sirve a la derecha
page-tile-both = { $tile }, sirve a la izquierda y a la derecha
page-tile-lead = { $tile }, puede salir

# ---- the count
page-result-title = Mano { $deal }: el recuento
page-result-domino = { $name } hace dominó
page-result-closed = El juego está cerrado
page-result-reached = { $name } llega a la meta
page-result-void = La mano es nula, nadie anota
page-result-pips = { $pips ->
        [one] un punto
       *[other] { $pips } puntos
    }
page-result-marks = anota { $points }
page-result-now = total { $points }
page-result-out = dominó
page-result-next = Mano siguiente
page-result-waiting = Esperando a los demás…
page-result-skip = Mostrar ya
page-result-won-you = ¡Ha ganado!
page-result-won = La partida es de { $names }
page-result-drawn = La partida queda en tablas
page-result-times = { $times ->
        [2] Petite bredouille: se paga doble.
        [3] Grande bredouille: se paga triple.
       *[other] {""}
    }
page-result-stakes = Apuestas
page-result-fair-proved = El secreto de la mezcla es público, y su mano es la que da.
page-rematch = Jugar otra vez
page-rematch-waiting = Quiere jugar otra vez. Empieza quien abrió la mesa.
page-sheet-title = Hoja de tanteo
page-sheet-deal = Mano
page-sheet-total = Total
page-sheet-empty = Todavía no se ha contado ninguna mano.
page-sheet-account = Cuenta

# ---- my games
page-games-title = Mis partidas
page-games-lead = Estas partidas pertenecen a este navegador; nadie más ve esta lista.
page-games-empty = Aún no hay partidas. La primera está a tres clics.
page-games-resume = Seguir
page-games-replay = Repasar
page-games-download = Descargar el registro
page-games-import = Repasar un registro de un archivo
page-games-import-about = Un archivo en formato DGN, de aquí o de otra parte.
page-games-move = Llevar mis partidas a otro dispositivo
page-games-move-about = Ocho palabras abren sus partidas en el otro dispositivo. Guárdelas para usted.
page-games-move-button = Mostrar ocho palabras
page-games-claim = Palabras de otro dispositivo
page-games-claim-button = Traer mis partidas aquí
page-games-claimed = Sus partidas ya están aquí.
page-games-forget = Olvidarme
page-games-forget-about = Borra su nombre y las llaves de sus puestos. Los registros quedan, con «Puesto 2» como nombre.
page-games-forget-sure = ¿Olvidarlo todo de verdad?
page-games-forgotten = Olvidado.
page-games-finished = terminada
page-games-going-on = en curso
page-replay-title = Repaso
page-replay-step = Paso { $step } de { $total }
page-replay-position = Posición en la partida
page-replay-first = Al principio
page-replay-previous = Un paso atrás
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-picture = Guardar la imagen

# ---- settings
page-settings-title = Ajustes
page-settings-lead = Se guardan solo en este navegador.
page-settings-language = Idioma
page-settings-language-auto = El del navegador
page-settings-theme = Claro u oscuro
page-theme-auto = Como el sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-settings-motion = Movimiento
page-motion-auto = Como el sistema
page-motion-full = Completo
page-motion-reduced = Reducido
page-settings-pace = Ritmo de los robots
page-pace-instant = Inmediato
page-pace-normal = Normal
page-pace-slow = Lento
page-settings-sound = Sonidos
page-settings-sound-about = El clic de las fichas, un golpe al pasar. La tecla M los quita o pone.
page-settings-confirm = Confirmar cada ficha
page-settings-confirm-about = Una ficha se muestra en su sitio antes de ponerse.
page-settings-auto = Pasar y robar por mí
page-settings-auto-about = Cuando no hay otra cosa que hacer, tras el tiempo que tardaría un robot.
page-settings-letters = Teclas de letra
page-settings-letters-about = E, H, L, C, S hablan, P pasa, M quita el sonido. Desactive si estorban a sus herramientas.
page-settings-name = Su nombre en las mesas

# ---- help
page-help-title = Ayuda
page-help-lead = Todo se hace con el dedo, con el ratón y con el teclado.
page-help-touch = Con el dedo y el ratón
page-help-touch-tap = Toque una ficha para ponerla. Si sirve en los dos extremos, dos botones grandes preguntan cuál.
page-help-touch-drag = O arrástrela a la línea: va al extremo más cercano.
page-help-touch-shape = Las fichas que sirven están más altas, y la muesca indica el extremo donde encajan.
page-help-touch-why = Una ficha que no sirve dice por qué al tocarla.
page-help-keys = Con el teclado
page-help-key = Tecla
page-help-does = Lo que hace
page-help-arrows = elegir una ficha de la mano
page-help-enter = poner la ficha elegida
page-help-ends = ponerla en el extremo izquierdo o derecho
page-help-escape = retirar lo que aún no está puesto
page-help-space = robar una ficha
page-help-p = pasar
page-help-e = decir los extremos abiertos
page-help-h = decir su mano
page-help-l = decir la línea
page-help-c = decir cuántas fichas tiene cada uno
page-help-s = decir el tanteo
page-help-t = decir a quién le toca
page-help-m = sonidos sí o no
page-help-question = esta página
page-key-arrows = Flechas
page-key-enter = Intro
page-key-space = Espacio
page-key-escape = Escape
`,Ua=`# Les mots de la page dans le navigateur. Lus par la page elle-même à sa construction.

# ---- everywhere
page-title = Palamède : la table de dominos
page-skip = Aller au contenu
page-nav = Pages
page-nav-play = Jouer
page-nav-games = Mes parties
page-nav-settings = Réglages
page-nav-help = Aide
page-list-and = { $first } et { $last }
page-seat = Place { $seat }
page-dead-hand = Le mort
page-close = Fermer
page-yes = Oui
page-no = Non
page-lost-title = Il n’y a rien ici
page-lost-text = Cette adresse ne mène à aucune page. Les jeux vous attendent à la table.
page-error-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
page-error-generic = Cela n’a pas marché. Réessayez dans un instant.
page-error-no-table = Cette table n’existe pas, ou n’est pas ouverte à ce navigateur. Demandez un nouveau lien.
page-number-0 = blanc
page-number-1 = as
page-number-2 = deux
page-number-3 = trois
page-number-4 = quatre
page-number-5 = cinq
page-number-6 = six
page-number-7 = sept
page-number-8 = huit
page-number-9 = neuf
page-number-10 = dix
page-number-11 = onze
page-number-12 = douze
page-number-13 = treize
page-number-14 = quatorze
page-number-15 = quinze
page-number-16 = seize
page-number-17 = dix-sept
page-number-18 = dix-huit

# ---- choosing a game
page-home-title = À quel jeu jouons-nous ?
page-home-lead = Choisissez un jeu, des adversaires, et prenez place.
page-home-favourites = Pour commencer
page-home-more = Tous les jeux
page-home-going-on = Reprendre votre partie
page-players-some = { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
page-players-range = { $least } à { $most } joueurs
page-game-line-tete_a_tete = Deux mains, sans pêche : qui ne peut jouer boude.
page-game-line-tete_a_tete_6 = Le duel simple, six dés chacun.
page-game-line-tete_a_tete_8 = Le duel simple, huit dés chacun.
page-game-line-tete_a_tete_10 = Le duel simple, dix dés chacun.
page-game-line-tete_a_tete_12 = Le duel simple, douze dés chacun.
page-game-line-domino = Un seul coup décide, sans compter de points.
page-game-line-peche = Qui ne peut jouer pêche jusqu’à ce qu’un dé aille.
page-game-line-aller_retour = Deux coups, et chacun a la pose une fois.
page-game-line-poule = Chacun pour soi ; le premier au but emporte la poule.
page-game-line-pot = Chacun pour soi, une mise par coup, jusqu’au pot vide.
page-game-line-voleur = Deux contre deux, partenaires face à face.
page-game-line-voleur_mort = Trois à table : l’un d’eux joue aussi pour le mort.
page-game-line-qui_perd_gagne = Gardez vos points : la main la plus lourde gagne.
page-game-line-matador = Les moitiés font sept, et les matadors vont partout.
page-game-line-matador_9 = Le matador avec le jeu double-neuf.
page-game-line-cinq_partout = Chaque fois que les bouts font un multiple de cinq, on marque.
page-game-line-trois_partout = Chaque fois que les bouts font un multiple de trois, on marque.

# ---- choosing opponents
page-setup-back = Autres jeux
page-setup-opponents = Contre qui ?
page-setup-bots = La maison joue avec vous
page-setup-friends = Des amis, par un lien
page-setup-friends-about = Vous recevez un lien à envoyer ; les places vides peuvent aller aux robots.
page-setup-players = Combien à table ?
page-setup-name = Votre nom à la table
page-setup-name-default = Invité
page-setup-start = S’asseoir et jouer
page-setup-open = Ouvrir la table
page-setup-rules = Comment on y joue
page-bot-random = Facile
page-bot-random-about = Pose ce qui va.
page-bot-greedy = Moyen
page-bot-greedy-about = Se défait d’abord des gros dés.
page-bot-classical = Fort
page-bot-classical-about = Compte, se souvient et ferme le jeu.

# ---- before the game
page-lobby-title = Qui prend place ?
page-lobby-empty = Place libre
page-lobby-you = vous
page-lobby-bot = robot
page-lobby-add-bot = Mettre un robot à la place { $seat }
page-lobby-add = Ajouter un robot
page-lobby-free = Libérer la place { $seat }
page-lobby-free-short = Libérer
page-lobby-level = Force des robots
page-lobby-start = Commencer
page-lobby-fill = Compléter par des robots et commencer
page-lobby-wait = On attend que { $name } commence.
page-lobby-wait-owner = On attend que l’hôte de la table commence.
page-invite-open = Inviter
page-invite-title = Inviter des amis
page-invite-text = Qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
page-invite-table = La table
page-invite-which = Lien pour
page-invite-link = Lien
page-invite-copy = Copier le lien
page-invite-copied = Copié.
page-invite-selected = Le lien est sélectionné : copiez-le par Ctrl+C, ou d’un appui long.
page-invite-qr = Code QR du lien
page-invite-lan = Les gens de ce réseau
page-invite-lan-about = Ouvre la table aux téléphones et ordinateurs de votre réseau ; fermé tant que vous ne l’ouvrez pas.
page-invite-loopback = Ce lien ne marche que sur cet ordinateur. Ouvrez le réseau pour les téléphones.
page-invite-own = Le lien d’une place en est la clé : qui l’a y joue.
page-join-title = Vous êtes invité à la table
page-join-text = Dites votre nom aux autres et prenez place.
page-join-button = Prendre place

# ---- the table
page-table-title = { $game }, coup { $deal }
page-players-heading = Joueurs
page-line-heading = La ligne
page-hand-heading = Votre main
page-hand-of-dead = La main du mort
page-log-heading = Ce qui s’est passé
page-scores-heading = Marques
page-deal-number = Coup { $deal }
page-target = en { $target } points
page-stake = enjeu { $stake }
page-pot = Pot { $pot }
page-stock = Talon
page-stock-count = { $count ->
        [0] Le talon est vide
        [one] Un dé au talon
       *[other] { $count } dés au talon
    }
page-seat-tiles = { $count ->
        [one] un dé
       *[other] { $count } dés
    }
page-seat-leads = a la pose
page-seat-turn = joue
page-seat-gone = absent
page-seat-partner = votre partenaire
page-seat-passed = boude
page-seat-drew = pêche
page-seat-replace = Faire jouer un robot pour { $name }
page-side-us = Vous
page-turn-yours = À vous
page-turn-of = C’est à { $name }
page-turn-lay = { $count ->
        [one] À vous. Un dé va : { $tiles }.
       *[other] À vous. { $count } dés vont : { $tiles }.
    }
page-turn-lead = À vous la pose
page-turn-draw = Rien ne va : pêchez un dé.
page-turn-pass = Rien ne va : vous boudez.
page-turn-choose = À quel bout ?
page-turn-shuffle = On mêle les dés
page-which-end = { $tile } va aux deux bouts : gauche ou droite ?
page-end-left = Gauche
page-end-right = Droite
page-end-left-about = Poser { $tile } au bout gauche, sur { $number }
page-end-right-about = Poser { $tile } au bout droit, sur { $number }
page-ends-open = Bouts ouverts : { $left } et { $right }
page-confirm-lay = Poser
page-confirm-cancel = Reprendre
page-confirm-say = { $tile } : Entrée le pose, Échap le reprend.
page-act-pass = Bouder
page-act-draw = Pêcher
page-menu = Menu
page-table-log = Journal
page-table-sheet = Feuille de marque
page-table-leave = Quitter la table
page-table-home = Retour aux jeux
page-sound-off = Couper le son
page-sound-on = Mettre le son
page-take-back = Demander à reprendre
page-take-back-question = { $name } demande à reprendre son dernier dé.
page-take-back-waiting = On attend l’accord des autres.
page-leave-sure = Quitter cette table ? Un robot joue pour vous jusqu’à votre retour.
page-spectator = Vous regardez.
page-refused = Ce n’est pas possible maintenant.
page-link-connecting = On rejoint la table…
page-link-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
page-link-restarting = Le serveur redémarre. Les pendules sont arrêtées.
page-link-back = La connexion est revenue.
page-link-sending = Envoi…

# ---- what has happened
page-event-seated = { $name } prend la place { $seat }.
page-event-stands-in = Un robot joue pour { $name }.
page-event-left = { $name } quitte la table.
page-event-begun = La partie { $partie } commence.
page-event-shuffling = On mêle les dés.
page-event-lots = { $name } tire la pose.
page-event-dealt = Coup { $deal } : la pose est à { $name }.
page-event-laid = { $name } pose { $tile }
page-event-everywhere = { $number } partout
page-event-marks = marque { $points }
page-event-drew = { $name } pêche un dé
page-event-drew-tile = { $name } pêche { $tile }
page-event-passed = { $name } boude
page-event-counted-domino = { $name } fait domino.
page-event-counted-closed = Le jeu est fermé.
page-event-counted-reached = { $name } atteint le but.
page-event-counted-void = Le coup est nul.
page-event-scores = { $name } : { $points }.
page-event-finished = { $times ->
        [2] La partie est à { $names }, payée double.
        [3] La partie est à { $names }, payée triple.
       *[other] La partie est à { $names }.
    }
page-event-finished-drawn = La partie est nulle.
page-event-asked = { $name } demande à reprendre.
page-event-agreed = { $name } accepte.
page-event-declined = { $name } refuse.
page-event-taken-back = Le dernier dé est repris.
page-event-said = { $name } : { $phrase }
page-phrase-0 = Bonjour !
page-phrase-1 = Bonne chance !
page-phrase-2 = Merci.
page-phrase-3 = Pardon.
page-phrase-4 = Un instant, s’il vous plaît.
page-phrase-5 = Me revoilà.
page-phrase-6 = Bravo !
page-phrase-7 = Belle partie.
page-phrase-8 = Encore une ?
page-phrase-9 = C’était ma dernière.
page-phrase-10 = Santé !
page-phrase-11 = Au revoir !
page-talk = Dire un mot

# ---- what is read aloud
page-greet-seating = Vous êtes à la table. La partie n’a pas commencé.
page-greet-deal = Vous êtes à la table, coup { $deal }. { $scores }
page-say-ends = Bout gauche { $left }, bout droit { $right }.
page-say-no-line = Aucun dé n’est encore posé.
page-say-hand = { $count ->
        [one] Vous tenez un dé : { $tiles }.
       *[other] Vous tenez { $count } dés : { $tiles }.
    }
page-say-no-hand = Vous ne tenez aucun dé.
page-say-line = { $count ->
        [one] Un dé est posé : { $tiles }.
       *[other] { $count } dés de gauche à droite : { $tiles }.
    }
page-say-count = { $count ->
        [one] { $name } tient un dé.
       *[other] { $name } tient { $count } dés.
    }
page-say-stock = { $count ->
        [0] Le talon est vide.
       *[other] Talon : { $count }.
    }
page-say-score = { $name } : { $points }.
page-say-target = Le but est { $target }.
page-tile-none = { $tile }, ne va pas
page-tile-plain = { $tile }
page-tile-left = { $tile }, va à gauche
page-tile-right = { $tile }, va à droite
page-tile-both = { $tile }, va à gauche et à droite
page-tile-lead = { $tile }, peut ouvrir

# ---- the count
page-result-title = Coup { $deal } : le compte
page-result-domino = { $name } fait domino
page-result-closed = Le jeu est fermé
page-result-reached = { $name } atteint le but
page-result-void = Le coup est nul, nul ne marque
page-result-pips = { $pips ->
        [one] un point
       *[other] { $pips } points
    }
page-result-marks = marque { $points }
page-result-now = total { $points }
page-result-out = domino
page-result-next = Coup suivant
page-result-waiting = On attend les autres…
page-result-skip = Montrer tout de suite
page-result-won-you = Vous avez gagné !
page-result-won = La partie est à { $names }
page-result-drawn = La partie est nulle
page-result-times = { $times ->
        [2] Petite bredouille : payée double.
        [3] Grande bredouille : payée triple.
       *[other] {""}
    }
page-result-stakes = Enjeux
page-result-fair-proved = Le secret du mélange est publié, et votre main est bien celle qu’il donne.
page-rematch = Rejouer
page-rematch-waiting = Vous voulez rejouer. L’hôte de la table commence.
page-sheet-title = Feuille de marque
page-sheet-deal = Coup
page-sheet-total = Total
page-sheet-empty = Aucun coup n’est encore compté.
page-sheet-account = Compte

# ---- my games
page-games-title = Mes parties
page-games-lead = Ces parties appartiennent à ce navigateur ; personne d’autre ne voit cette liste.
page-games-empty = Aucune partie encore. La première est à trois clics.
page-games-resume = Reprendre
page-games-replay = Revoir
page-games-download = Télécharger le relevé
page-games-import = Revoir un relevé d’un fichier
page-games-import-about = Un fichier au format DGN, d’ici ou d’ailleurs.
page-games-move = Emporter mes parties sur un autre appareil
page-games-move-about = Huit mots ouvrent vos parties sur l’autre appareil. Gardez-les pour vous.
page-games-move-button = Montrer huit mots
page-games-claim = Mots d’un autre appareil
page-games-claim-button = Amener mes parties ici
page-games-claimed = Vos parties sont ici.
page-games-forget = M’oublier
page-games-forget-about = Efface votre nom et les clés de vos places. Les relevés restent, avec « Place 2 » pour nom.
page-games-forget-sure = Vraiment tout oublier ?
page-games-forgotten = Oublié.
page-games-finished = terminée
page-games-going-on = en cours
page-replay-title = Revoir la partie
page-replay-step = Étape { $step } sur { $total }
page-replay-position = Position dans la partie
page-replay-first = Au début
page-replay-previous = Un pas en arrière
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-play = Faire défiler
page-replay-pause = Pause
page-replay-picture = Enregistrer l’image

# ---- settings
page-settings-title = Réglages
page-settings-lead = Gardés dans ce navigateur seulement.
page-settings-language = Langue
page-settings-language-auto = Celle du navigateur
page-settings-theme = Clair ou sombre
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-settings-motion = Animations
page-motion-auto = Comme le système
page-motion-full = Complètes
page-motion-reduced = Réduites
page-settings-pace = Rythme des robots
page-pace-instant = Immédiat
page-pace-normal = Normal
page-pace-slow = Lent
page-settings-sound = Sons
page-settings-sound-about = Le clic des dés, un toc pour qui boude. La touche M les coupe.
page-settings-confirm = Confirmer chaque dé
page-settings-confirm-about = Un dé est montré à sa place avant d’être posé.
page-settings-auto = Bouder et pêcher pour moi
page-settings-auto-about = Quand rien d’autre n’est possible, après le temps qu’un robot prendrait.
page-settings-letters = Touches lettres
page-settings-letters-about = E, H, L, C, S parlent, P boude, M coupe le son. À couper si elles gênent vos outils.
page-settings-name = Votre nom aux tables

# ---- help
page-help-title = Aide
page-help-lead = Tout se fait au doigt, à la souris et au clavier.
page-help-touch = Au doigt et à la souris
page-help-touch-tap = Touchez un dé pour le poser. S’il va aux deux bouts, deux gros boutons demandent lequel.
page-help-touch-drag = Ou tirez-le vers la ligne : il va au bout le plus proche.
page-help-touch-shape = Les dés jouables sont relevés, et l’encoche au-dessus montre le bout où ils vont.
page-help-touch-why = Un dé qui ne va pas dit pourquoi quand on le touche.
page-help-keys = Au clavier
page-help-key = Touche
page-help-does = Ce qu’elle fait
page-help-arrows = choisir un dé de la main
page-help-enter = poser le dé choisi
page-help-ends = le poser au bout gauche ou droit
page-help-escape = reprendre ce qui n’est pas encore posé
page-help-space = pêcher un dé
page-help-p = bouder
page-help-e = dire les bouts ouverts
page-help-h = dire votre main
page-help-l = dire la ligne
page-help-c = dire combien de dés chacun tient
page-help-s = dire les marques
page-help-t = dire à qui c’est de jouer
page-help-m = sons oui ou non
page-help-question = cette page
page-key-arrows = Flèches
page-key-enter = Entrée
page-key-space = Espace
page-key-escape = Échap
`,Wa=[`en`,`fr`,`es`],Ga={en:`English`,fr:`Français`,es:`Español`},Ka={en:Va,fr:Ua,es:Ha},qa=new Map;function Ja(e){let t=qa.get(e);return t||(t=new ma(e,{useIsolating:!1}),t.addResource(new za(Ka[e])),qa.set(e,t)),t}function Ya(e,t,n={}){for(let r of[e,`en`]){let e=Ja(r),i=e.getMessage(`page-${t}`)?.value;if(!i)continue;let a=[],o=e.formatPattern(i,n,a);return a.length&&console.error(`page-${t}`,a[0]),o}return console.error(`no message page-${t}`),``}function Xa(e){return Ja(`en`).hasMessage(`page-${e}`)}function Za(e){for(let t of e){let e=t.slice(0,2).toLowerCase(),n=Wa.find(t=>t===e);if(n)return n}return`en`}var Qa=new class{#e=P(`en`);get language(){return U(this.#e)}set language(e){F(this.#e,e,!0)}use(e){this.language=e,typeof document<`u`&&(document.documentElement.lang=e)}};function Z(e,t={}){return Ya(Qa.language,e,t)}function $a(e){return e===void 0?``:typeof e==`string`?e:e[Qa.language]??e.en??``}function eo(e,t=Qa.language){return e.length<2?e.join(``):Ya(t,`list-and`,{first:e.slice(0,-1).join(`, `),last:e[e.length-1]})}var to=G(`<a class="svelte-qld0x7"> </a>`),no=G(`<header class="svelte-qld0x7"><a class="brand svelte-qld0x7" href="/"><svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true"><g transform="rotate(16 20 20)"><rect x="11" y="4" width="18" height="34" rx="3.6" class="foot svelte-qld0x7"></rect><rect x="11" y="2.600" width="18" height="34" rx="3.6" class="bone svelte-qld0x7"></rect><path d="M14 19.6h12" class="cut svelte-qld0x7"></path><circle cx="20" cy="11" r="2.1" class="svelte-qld0x7"></circle><circle cx="15.6" cy="24.4" r="2.1" class="svelte-qld0x7"></circle><circle cx="24.4" cy="24.4" r="2.1" class="svelte-qld0x7"></circle><circle cx="15.6" cy="32" r="2.1" class="svelte-qld0x7"></circle><circle cx="24.4" cy="32" r="2.1" class="svelte-qld0x7"></circle></g></svg> <span>Palamède</span></a> <nav class="svelte-qld0x7"></nav></header>`);function ro(e,t){A(t,!0);let n=[{page:`home`,path:`/`,label:`nav-play`},{page:`games`,path:`/games`,label:`nav-games`},{page:`settings`,path:`/settings`,label:`nav-settings`},{page:`help`,path:`/help`,label:`nav-help`}],r=M(()=>t.page===`setup`?`home`:t.page===`replay`?`games`:t.page);var i=no(),a=z(I(i),2);Y(a,21,()=>n,e=>e.page,(e,t)=>{var n=to(),i=R(n,!0);B(e=>{X(n,`href`,U(t).path),X(n,`aria-current`,U(r)===U(t).page?`page`:void 0),q(i,e)},[()=>Z(U(t).label)]),K(e,n)}),O(a),O(i),B(e=>X(a,`aria-label`,e),[()=>Z(`nav`)]),K(e,i),j()}function io(e){let t=e.split(`/`).filter(Boolean),[n,r]=t;return n===void 0?{page:`home`}:n===`new`&&r?{page:`setup`,game:r}:n===`t`&&r?{page:`table`,table:r}:n===`games`&&r?{page:`replay`,table:r}:t.length===1&&(n===`games`||n===`settings`||n===`help`)?{page:n}:{page:`lost`}}var ao=new class{#e=P(Yt({page:`home`}));get route(){return U(this.#e)}set route(e){F(this.#e,e,!0)}start(){this.route=io(location.pathname),addEventListener(`popstate`,()=>this.arrive()),addEventListener(`click`,e=>this.follow(e))}go(e,t={}){t.replace?history.replaceState(null,``,e):history.pushState(null,``,e),this.arrive()}arrive(){let e=io(location.pathname);JSON.stringify(e)!==JSON.stringify(this.route)&&(this.route=e,scrollTo(0,0),requestAnimationFrame(()=>document.querySelector(`h1`)?.focus()))}follow(e){if(e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target.closest?.(`a`);if(!t||t.target||t.hasAttribute(`download`))return;let n=new URL(t.href,location.href);n.origin===location.origin&&io(n.pathname).page!==`lost`&&(e.preventDefault(),this.go(n.pathname+n.hash))}},oo=.5;function so(e,t,n){return{...e,x:t-e.x-e.width,y:n-e.y-e.height,enters:+!e.enters}}var co=class{least;most;steps;leaves=[-1];heading=1;lane=0;hanging=!1;falling=!1;constructor(e,t,n){this.least=t,this.most=n,this.steps=[e]}get last(){return this.steps[this.steps.length-1]}add(e){let t;t=this.hanging?this.firstOfLane(e):!this.falling&&this.room()>=this.wanted(e)?this.along(e):this.down(e),this.steps.push(t),this.leaves.push(-1);let n=t.crosswise&&!t.upright?oo:0;return this.least-n<=t.x&&t.x+t.width<=this.most+n}exit(){let e=this.last;return this.hanging||this.falling?{x:e.x+e.width/2,y:e.y+e.height,dx:0,dy:1}:{x:this.heading>0?e.x+e.width:e.x,y:this.lane+.5,dx:this.heading,dy:0}}room(){let e=this.last;return this.heading>0?this.most-e.x-e.width:e.x-this.least}wanted(e){return e?1:this.last.upright?2:3}along(e){let t=this.last,[n,r]=e?[1,2]:[2,1],i=this.heading>0?t.x+t.width:t.x-n;return t.crosswise&&!t.upright&&(this.leaves[this.leaves.length-1]=+(this.heading>0)),{x:i,y:this.lane-(e?.5:0),width:n,height:r,upright:e,crosswise:e,enters:this.heading>0?0:1}}down(e){let t=this.last,n=t.y+t.height,r;return this.falling?r=t.x+.5:(r=this.heading>0?t.x+t.width-1:t.x,t.crosswise&&(this.leaves[this.leaves.length-1]=t.upright||this.heading>0?1:0)),e?(this.falling=!0,this.beneath(r,n)):(this.falling=!1,this.hanging=!0,this.heading=-this.heading,{x:r,y:n,width:1,height:2,upright:!0,crosswise:!1,enters:0})}firstOfLane(e){let t=this.last;if(this.hanging=!1,this.lane=t.y+t.height,e)return this.beneath(t.x,this.lane);let n=this.heading>0?t.x:t.x+t.width-2,r=this.heading>0?0:1;return{x:n,y:this.lane,width:2,height:1,upright:!1,crosswise:!1,enters:r}}beneath(e,t){return{x:e-.5,y:t,width:2,height:1,upright:!1,crosswise:!0,enters:0}}},lo=(e,t)=>e===t,uo=(e,t)=>e+t===7,fo=[6,7,8,9,10,11,12,13,14,15,16,17,18,20,22,24,26,29,32,35,39,43,47,52,58,64,72,86,104,125,150,180],po=e=>Math.floor(e*2)/2;function mo(e,t,n,r,i=lo){let a=e[t];if(!a)return null;for(let o of _o(a,n)){let a=vo(e,t,o,n);if(a&&a.bottom-a.top<=r)return yo(e,t,a,n,r,i)}return null}function ho(e,t,n,r={}){let{narrowest:i=0,joins:a=lo,margin:o=0}=r,s=fo[0],c=[i,...fo.filter(e=>e>i)];for(let r of c){if(r<=0)continue;s=r;let i=r-2*o,c=r/n-2*o,l=i>0&&c>0?mo(e,t,i,c,a):null;if(l)return o?go(l,o):l}throw RangeError(`${e.length} tiles fit in no box up to ${s} wide of ratio ${n}`)}function go(e,t){let n=e=>({...e,x:e.x+t,y:e.y+t});return{width:e.width+2*t,height:e.height+2*t,spots:e.spots.map(n),ends:[n(e.ends[0]),n(e.ends[1])]}}function*_o(e,t){let n=oo,r=t-oo-(e.across?1:2);if(r<n)return;let i=(n+r)/2;yield i;for(let e of[1,3])yield n+po((r-n)*e/4);for(let e=.5;e<=r-n;e+=.5)for(let t of[i-e,i+e])n<=t&&t<=r&&(yield t)}function vo(e,t,n,r){let i=e[t].across,[a,o]=i?[1,2]:[2,1],s={x:n,y:i?-.5:0,width:a,height:o,upright:i,crosswise:i,enters:0},c=[2*n+a,1],l=oo,u=r-oo,d=new co(s,l,u),f=new co(so(s,...c),c[0]-u,c[0]-l);for(let n=t+1;n<e.length;n++)if(!d.add(e[n].across))return null;for(let n=t-1;n>=0;n--)if(!f.add(e[n].across))return null;let p=[...d.steps,...f.steps.map(e=>so(e,...c))];return{left:f,right:d,turn:c,top:Math.min(...p.map(e=>e.y)),bottom:Math.max(...p.map(e=>e.y+e.height))}}function yo(e,t,n,r,i,a){let o=(i-1)/2,s=Math.min(Math.max(o,-n.top),i-n.bottom);return{width:r,height:i,spots:e.map((r,i)=>{let o=i<t?-1:1,c=Math.abs(i-t);!c&&n.right.leaves[0]<0&&n.left.leaves[0]>=0&&(o=-1);let l=o<0?n.left:n.right,u=l.steps[c],d=l.leaves[c];return o<0&&(u=so(u,...n.turn),d=d>=0?1-d:-1),{index:i,x:u.x,y:u.y+s,width:u.width,height:u.height,upright:u.upright,crosswise:u.crosswise,halves:bo(e,i,o,u,d,a)}}),ends:[xo(n,-1,s),xo(n,1,s)]}}function bo(e,t,n,r,i,a){let{left:o,right:s}=e[t];if(!r.crosswise)return r.enters===(n>0?0:1)?[o,s]:[s,o];let c=e[t+n];if(i>=0&&o!==s&&c){let e=a(o,n>0?c.left:c.right)?o:s,t=e===o?s:o;return i?[t,e]:[e,t]}return[o,s]}function xo(e,t,n){let{x:r,y:i,dx:a,dy:o}=(t>0?e.right:e.left).exit();return t>0?{x:r,y:i+n,dx:a,dy:o}:{x:e.turn[0]-r,y:e.turn[1]-i+n,dx:-a,dy:-o}}var So={3:.27,4:.31,5:.335,6:.35},Co={3:.096,4:.082,5:.07,6:.059},wo=[[],[[0,0]],[[1,-1],[-1,1]],[[1,-1],[0,0],[-1,1]],[[-1,-1],[1,-1],[-1,1],[1,1]],[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]],To=e=>Math.max(3,Math.ceil(e/3));function Eo(e){if(!Number.isInteger(e)||e<0||e>18)throw RangeError(`no half of a tile bears ${e} pips: from 0 to 18`);let t=To(e),n=So[t],r=wo[e];if(r)return r.map(([e,t])=>[.5+e*n,.5+t*n]);let i=Array.from({length:t},(e,n)=>1-2*n/(t-1)),a=e-2*t,o;o=a===t?i:a===2&&t===3?[1,-1]:Array.from({length:a},(e,t)=>1-(2*t+1)/a);let s=So[3];return[[-s,i],[0,o],[s,i]].flatMap(([e,t])=>t.map(t=>[.5+e,.5+t*n]))}function Do(e){return Co[To(e)]}var Oo=`http://www.w3.org/2000/svg`;function Q(e,t={},...n){let r=document.createElementNS(Oo,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}function ko(e=document){if(e.getElementById(`board-paint`))return;let t=[`bone`,`ebony`,`wood`].map(e=>Ao(`linearGradient`,e)),n=[`pip`,`brass`].map(e=>Ao(`radialGradient`,e)),r=Q(`svg`,{id:`board-paint`,class:`board-paint`,width:0,height:0,"aria-hidden":`true`,focusable:`false`});r.append(Q(`defs`,{},...t,...n)),e.body.prepend(r)}function Ao(e,t){let n=e===`linearGradient`?{x1:0,y1:0,x2:.35,y2:1}:{cx:.5,cy:.36,r:.75};return Q(e,{id:`paint-${t}`,...n},Q(`stop`,{offset:0,class:`stop-${t}-top`}),Q(`stop`,{offset:1,class:`stop-${t}-low`}))}var jo=e=>e?[200,100]:[100,200];function Mo(e,t,n,r){let[i,a]=jo(e);return Q(`rect`,{x:t,y:t,width:i-2*t,height:a-2*t,rx:n,class:r})}var No=(e,t,n)=>n?[t,100-e]:[e,t];function Po(e){let[t,n]=jo(e);return[Q(`rect`,{x:-3,y:6,width:t+6,height:n+4,rx:16,class:`tile-shade-far`}),Q(`rect`,{x:-1,y:5,width:t+2,height:n+3,rx:15,class:`tile-shade`}),Q(`rect`,{x:0,y:5,width:t,height:n,rx:14,class:`tile-foot`})]}function Fo(e,t={}){let{lying:n=!1,fine:r=!0}=t,i=Q(`g`,{class:`tile`},...Po(n));i.append(Mo(n,0,14,`tile-face`),Mo(n,1,13,`tile-rim`),Mo(n,3.5,10.5,`tile-light`));let[a,o]=No(11,100,n),[s,c]=No(89,100,n),[l,u]=No(50,100,n);return i.append(Q(`line`,{x1:a+1.3,y1:o+1.5,x2:s+1.3,y2:c+1.5,class:`tile-cut-light`}),Q(`line`,{x1:a,y1:o,x2:s,y2:c,class:`tile-cut`}),Q(`circle`,{cx:l,cy:u+.8,r:5.8,class:`tile-pin-shade`}),Q(`circle`,{cx:l,cy:u,r:5,class:`tile-pin`})),e.forEach((e,t)=>i.append(...Io(e,t,n,r))),i}function Io(e,t,n,r){let i=Do(e)*100,a=Eo(e).map(([e,r])=>No(e*100,(t+r)*100,n));if(!a.length)return[];let o=Q(`path`,{d:Lo(a,i,i*.17),class:`pip-light`});return r?[o,...a.map(([e,t])=>Q(`circle`,{cx:e,cy:t,r:i,class:`pip`}))]:[o,Q(`path`,{d:Lo(a,i,0),class:`pip-plain`})]}function Lo(e,t,n){let r=t.toFixed(2),i=(2*t).toFixed(2);return e.map(([e,a])=>`M${(e-t).toFixed(2)} ${(a+n).toFixed(2)}a${r} ${r} 0 1 0 ${i} 0a${r} ${r} 0 1 0 -${i} 0z`).join(``)}function Ro(e={}){let{lying:t=!1,fine:n=!0}=e,[r,i]=jo(t),[a,o]=[r/2,i/2],s=Q(`g`,{class:`tile tile-back`},...Po(t),Mo(t,0,14,`back-face`),Mo(t,1,13,`back-rim`),Mo(t,11,7,`back-inlay`));if(n)for(let e=0;e<360;e+=45)s.append(Q(`ellipse`,{cx:a,cy:o-14,rx:5,ry:12,class:`back-petal`,transform:`rotate(${e} ${a} ${o})`}));return s.append(Q(`circle`,{cx:a,cy:o,r:n?5.5:12,class:`back-heart`})),s}function zo(e){let t=Q(`svg`,{viewBox:`-4 -2 108 112`,class:`half`,"aria-hidden":`true`});return t.append(Q(`rect`,{x:0,y:5,width:100,height:100,rx:16,class:`tile-foot`}),Q(`rect`,{x:0,y:0,width:100,height:100,rx:16,class:`tile-face`}),Q(`rect`,{x:1,y:1,width:98,height:98,rx:15,class:`tile-rim`}),...Io(e,0,!1,!0)),t}function Bo(e,t={}){let{lying:n=!1}=t,[r,i]=jo(n),a=Q(`svg`,{viewBox:`-6 -4 ${r+12} ${i+18}`,class:`tile-picture`,"aria-hidden":`true`});return a.append(e===null?Ro(t):Fo(Vo(e),t)),a}function Vo(e){let[t,n]=e.split(`-`).map(Number);if(t===void 0||n===void 0||Number.isNaN(t)||Number.isNaN(n))throw RangeError(`${JSON.stringify(e)} is no tile: write it as 5-6`);return[t,n]}var Ho=.5;function Uo(e,t={}){ko();let n=Q(`svg`,{class:`felt-picture`,role:`img`}),r=Q(`g`,{class:`end-marks`}),i=Q(`g`,{class:`targets`}),a=Q(`g`,{class:`pieces`}),o=Q(`g`,{class:`over`});n.append(r,i,a,o),e.append(n);let s={line:[],leadAt:0,label:``},c=new Map,l=0,u=[],d=!1,f=new ResizeObserver(()=>p(!1));f.observe(e);function p(a){let{clientWidth:f,clientHeight:p}=e;if(f<24||p<24)return;n.setAttribute(`viewBox`,`0 0 ${f} ${p}`),n.setAttribute(`aria-label`,s.label);let h=a&&d&&(t.moving?.()??!1);n.classList.toggle(`moving`,h);let{line:v,lead:y,before:b}=Wo(s);if(i.replaceChildren(),r.replaceChildren(),o.replaceChildren(),u=[],!v.length){for(let e of c.values())e.element.remove();c=new Map,d=!0;return}let x=t.greatest??Math.min(52,Math.max(26,Math.min(f,p)/9)),S=ho(v,y,f/p,{narrowest:f/x,margin:Ho,...s.join===`seven`?{joins:uo}:{}});l=f/S.width,t.onZoom?.(l),m(S,b),g(S,b),_(S),d=!0}function m(e,t){let n=l/100,r=l>=24,i=new Map;s.line.forEach((o,l)=>{let u=e.spots[l+t],d=`${u.halves.join(`-`)}${u.upright?`u`:`l`}${r?`f`:`p`}`,f=c.get(o.tile),p=f?.element;if(!p||f?.look!==d){let e=Q(`g`,{class:`piece`},Fo(u.halves,{lying:!u.upright,fine:r}));p?p.replaceWith(e):a.append(e),p||h(e,o.tile,u,n),p=e}p.style.transform=v(u,n),p.classList.toggle(`latest`,o.tile===s.latest),i.set(o.tile,{element:p,look:d})});for(let[e,t]of c)i.has(e)||t.element.remove();c=i}function h(e,n,r,i){if(!d||!(t.moving?.()??!1))return;let a=t.origin?.(n),o=v(r,i),s=a?`translate(${a.x}px, ${a.y}px) scale(${i*1.25})`:`translate(${r.x*l}px, ${r.y*l-14}px) scale(${i*1.08})`;e.animate([{transform:s,opacity:+!!a},{transform:o,opacity:1}],{duration:a?340:200,easing:`cubic-bezier(.2,.8,.25,1)`})}function g(e,n){let r=l/100,a=s.ghost??null,c=a?[{end:a.end,across:a.across}]:[...s.targets??[]];for(let n of c){let s=e.spots[n.end===0?0:e.spots.length-1],c=(s.x+s.width/2)*l,d=(s.y+s.height/2)*l;if(a){let e=Q(`g`,{class:`piece ghost`},Fo(s.halves,{lying:!s.upright}));e.style.transform=v(s,r),o.append(e);continue}u.push({end:n.end,x:c,y:d});let f=Math.min(3,l*.08),p=Q(`rect`,{x:s.x*l+f,y:s.y*l+f,width:s.width*l-2*f,height:s.height*l-2*f,rx:l*.14,class:`recess`});p.addEventListener(`click`,()=>t.onTarget?.(n.end)),i.append(p)}}function _(e){if(s.ghost||s.targets?.length||!s.line.length)return;let t=Math.max(4,l*.16);for(let{x:n,y:i,dx:a,dy:o}of e.ends){let e=n*l+a*t*1.1,s=i*l+o*t*1.1,c=[[e+a*t,s+o*t],[e-a*t*.6-o*t,s-o*t*.6+a*t],[e-a*t*.6+o*t,s-o*t*.6-a*t]];r.append(Q(`polygon`,{points:c.map(e=>e.join(`,`)).join(` `),class:`end-mark`}))}}let v=(e,t)=>`translate(${e.x*l}px, ${e.y*l}px) scale(${t})`;return{show(e){let t=!d;s=e,p(!t)},endAt(e,t){let r=n.getBoundingClientRect(),i={x:e-r.left,y:t-r.top};return i.x<0||i.y<0||i.x>r.width||i.y>r.height?null:u.map(e=>({end:e.end,far:Math.hypot(e.x-i.x,e.y-i.y)})).sort((e,t)=>e.far-t.far)[0]?.end??null},get half(){return l},destroy(){f.disconnect(),n.remove()}}}function Wo(e){let t=[...e.line],n=e.leadAt,r=0,i=e=>({left:0,right:0,across:e}),a=e.ghost?[e.ghost]:e.targets??[];if(!e.line.length){let t=a[0];return{line:t?[e.ghost??i(t.across)]:[],lead:0,before:0}}for(let o of a){let a=e.ghost??i(o.across);o.end===0?(t.unshift(a),n+=1,r=1):t.push(a)}return{line:t,lead:n,before:r}}var Go=`palamede.settings`,Ko={name:``,language:`auto`,theme:`auto`,motion:`auto`,sound:!0,pace:`normal`,confirm:!1,autoAct:!1,letters:!0};function qo(){try{let e=JSON.parse(localStorage.getItem(Go)??`{}`);return{...Ko,...e}}catch{return{...Ko}}}var $=new class{#e=P(Yt({...Ko}));get now(){return U(this.#e)}set now(e){F(this.#e,e,!0)}#t=P(!1);get systemDark(){return U(this.#t)}set systemDark(e){F(this.#t,e,!0)}#n=P(!1);get systemStill(){return U(this.#n)}set systemStill(e){F(this.#n,e,!0)}start(){this.now=qo();let e=matchMedia(`(prefers-color-scheme: dark)`),t=matchMedia(`(prefers-reduced-motion: reduce)`);this.systemDark=e.matches,this.systemStill=t.matches,e.addEventListener(`change`,()=>{this.systemDark=e.matches,this.apply()}),t.addEventListener(`change`,()=>{this.systemStill=t.matches,this.apply()}),addEventListener(`storage`,e=>{e.key===Go&&(this.now=qo(),this.apply())}),this.apply()}set(e,t){this.now[e]=t;try{localStorage.setItem(Go,JSON.stringify(this.now))}catch{}this.apply()}get dark(){return this.now.theme===`auto`?this.systemDark:this.now.theme===`dark`}get still(){return this.now.motion===`auto`?this.systemStill:this.now.motion===`reduced`}forget(){localStorage.removeItem(Go),this.now={...Ko},this.apply()}apply(){let e=document.documentElement;e.dataset.theme=this.dark?`dark`:`light`,e.dataset.motion=this.still?`reduced`:`full`;let{language:t}=this.now,n=Wa.find(e=>e===t);Qa.use(n??Za(navigator.languages))}},Jo=3500,Yo=500,Xo={now:()=>performance.now(),after:(e,t)=>setTimeout(t,e),cancel:e=>clearTimeout(e)},Zo=class{options;socket=null;status=`connecting`;last=0;seenAny=!1;welcomed=!1;heard=0;pinged=0;waiting=[];ticking=null;retrying=null;over=!1;timer;random;newId;lang;constructor(e){this.options=e,this.timer=e.timer??Xo,this.random=e.random??Math.random,this.newId=e.id??Qo,this.lang=e.lang}get n(){return this.last}get unanswered(){return this.waiting.map(e=>e.command)}connect(){if(this.over)return;this.cancelRetry(),this.drop(),this.say(this.seenAny?`lost`:`connecting`);let e=this.options.open(this.options.url);this.socket=e,this.welcomed=!1,this.heard=this.timer.now(),this.pinged=this.heard,e.onopen=()=>{if(e!==this.socket)return;this.heard=this.timer.now(),this.pinged=this.heard;let{version:t}=this.options;this.frame({type:`hello`,last:this.last,version:t,lang:this.lang})},e.onmessage=t=>{e===this.socket&&this.receive(t.data)},e.onclose=t=>{e===this.socket&&this.lost(t.code)},e.onerror=()=>void 0,this.ticking===null&&this.tick()}send(e){let t={id:this.newId(),n:this.last,command:e,at:this.timer.now()};return this.waiting.push(t),this.welcomed&&this.transmit(t),this.options.hooks.pending?.(this.unanswered),t.id}speak(e){e!==this.lang&&(this.lang=e,this.status===`open`&&this.connect())}close(){this.over=!0,this.cancelRetry(),this.ticking!==null&&this.timer.cancel(this.ticking),this.ticking=null,this.drop(),this.say(`closed`)}tick(){this.ticking=this.timer.after(Yo,()=>{this.tick(),this.beat()})}beat(){if(!this.socket)return;let e=this.timer.now();if(e-this.heard>=9e3)this.connect();else if(this.welcomed){e-this.pinged>=2500&&(this.pinged=e,this.frame({type:`ping`}));for(let t of this.waiting)e-t.at>=2500&&this.transmit(t)}}receive(e){this.heard=this.timer.now();let t;try{t=JSON.parse(e)}catch{return}let{hooks:n}=this.options;switch(t.type){case`welcome`:{let e=!this.seenAny;t.n<this.last&&(this.last=0),this.welcomed=!0,this.seenAny=!0,n.you?.(t.you),this.take(t.events,t.n,t.state,e?`first`:`caught-up`),this.say(`open`),t.version&&t.version!==this.options.version&&n.outdated?.(t.version);for(let e of this.waiting)this.transmit(e);break}case`events`:if(!this.welcomed)break;if(t.events.length&&t.events[0].n>this.last+1){this.connect();break}this.take(t.events,t.n,t.state,`live`);break;case`ack`:this.answered(t.id);break;case`refused`:n.refused(t.code,t.message,this.answered(t.id));break;case`presence`:n.presence?.(t.seats);break;case`bye`:this.say(`restarting`)}}take(e,t,n,r){if(t<this.last)return;let i=e.filter(e=>e.n>this.last);this.last=Math.max(this.last,t),this.options.hooks.events(i,n,r)}answered(e){let t=this.waiting.find(t=>t.id===e);return t?(this.waiting=this.waiting.filter(e=>e!==t),this.options.hooks.pending?.(this.unanswered),t.command):null}transmit(e){e.at=this.timer.now(),this.frame({type:`do`,id:e.id,n:e.n,command:e.command})}frame(e){try{this.socket?.send(JSON.stringify(e))}catch{}}lost(e){if(this.drop(),this.over)return;if(e>=4400&&e<4500){this.close(),this.say(`refused`);return}this.status!==`restarting`&&this.say(this.seenAny?`lost`:`connecting`);let t=Jo+this.random()*500;this.retrying=this.timer.after(t,()=>this.connect())}drop(){let e=this.socket;if(this.socket=null,this.welcomed=!1,e){e.onopen=e.onmessage=e.onclose=e.onerror=null;try{e.close()}catch{}}}cancelRetry(){this.retrying!==null&&this.timer.cancel(this.retrying),this.retrying=null}say(e){this.status!==e&&(this.status=e,this.options.hooks.status(e))}};function Qo(){let e=crypto.getRandomValues(new Uint8Array(16));return e[6]=e[6]&15|64,e[8]=e[8]&63|128,Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,`$1-$2-$3-$4-$5`)}function $o(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}var es=e=>e?`"${e}" `:``;function ts(e,t=``){if(typeof e!=`number`)throw TypeError(es(t)+`expected number, got `+typeof e);if(!Number.isSafeInteger(e)||e<0)throw RangeError(es(t)+`expected integer >= 0, got `+e);return e}function ns(e,t,n=``){if($o(e)&&(t===void 0||e.length===t))return e;t!==void 0&&ts(t,`length`);let r=$o(e),i=t===void 0?``:` of length ${t}`,a=r?`length=${e.length}`:`type=${typeof e}`,o=es(n)+`expected Uint8Array`+i+`, got `+a;throw r?RangeError(o):TypeError(o)}var rs=(e,t)=>{if(typeof e!=`object`||!e||Array.isArray(e))throw TypeError((t===`object`?``:`"${t}" `)+`expected object, got type=`+typeof e)},is=(e,t)=>{rs(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,`__proto__`))throw TypeError(`"${t}.__proto__" is not allowed`)};function as(e,t=!0){if(e.destroyed)throw Error(`hash was destroyed`);if(t&&e.finished)throw Error(`digest() was already called`)}function os(e,t){ns(e,void 0,`output`);let n=t.outputLen;if(!(e.length>=n))throw RangeError(`"output" expected length >= `+n)}function ss(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function cs(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function ls(e,t){return e<<32-t|e>>>t}function us(e,t,n=`opts`){return is(e,`defaults`),t!==void 0&&is(t,n),Object.assign(Object.create(null),e,t)}function ds(e,t={}){if(typeof e!=`function`)throw TypeError(`"hashCons" expected function, got type=`+typeof e);t=us({},t,`info`);let n=(t,n)=>e(n).update(t).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=r.blockLen,n.canXOF=r.canXOF,n.create=t=>e(t),Object.assign(n,t),Object.freeze(n)}var fs=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])}),ps=e=>e/2**32|0,ms=e=>e>>>0;function hs(e,t,n,r){let i=ps(n),a=ms(n);e.setUint32(t,r?a:i,r),e.setUint32(t+4,r?i:a,r)}function gs(e,t,n){return e&t^~e&n}function _s(e,t,n){return e&t^e&n^t&n}var vs=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,t,n,r){this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=cs(this.buffer)}update(e){as(this),ns(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length,a=!1;for(let o=0;o<i;){let s=Math.min(r-this.pos,i-o);if(s===r){let t=cs(e);for(;r<=i-o;o+=r)this.process(t,o);a=!0}else n.set(o===0&&s===i?e:e.subarray(o,o+s),this.pos),this.pos+=s,o+=s,this.pos===r&&(this.process(t,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){as(this),os(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,t.fill(0,a),this.padOffset>r-a&&(this.process(n,0),t.fill(0)),hs(n,r-8,this.length*8,i),this.process(n,0),this.roundClean();let o=e===t?n:cs(e),s=this.outputLen,c=s/4,l=this.get();if(s%4||c>l.length)throw Error(`invalid outputLen`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneIntoMeta(e){let{buffer:t,length:n,finished:r,destroyed:i,pos:a}=this;return e.destroyed=i,e.finished=r,e.length=n,e.pos=a,a&&e.buffer.set(t),e}clone(){return this._cloneInto()}},ys=Uint32Array.from([0x6a09e667,0xbb67ae85,0x3c6ef372,0xa54ff53a,0x510e527f,0x9b05688c,528734635,0x5be0cd19]),bs=Uint32Array.from([0x428a2f98,0x71374491,0xb5c0fbcf,0xe9b5dba5,961987163,0x59f111f1,0x923f82a4,0xab1c5ed5,0xd807aa98,310598401,607225278,0x550c7dc3,0x72be5d74,0x80deb1fe,0x9bdc06a7,0xc19bf174,0xe49b69c1,0xefbe4786,0xfc19dc6,604807628,770255983,0x4a7484aa,0x5cb0a9dc,0x76f988da,0x983e5152,0xa831c66d,0xb00327c8,0xbf597fc7,0xc6e00bf3,0xd5a79147,0x6ca6351,338241895,666307205,773529912,0x4d2c6dfc,0x53380d13,0x650a7354,0x766a0abb,0x81c2c92e,0x92722c85,0xa2bfe8a1,0xa81a664b,0xc24b8b70,0xc76c51a3,0xd192e819,0xd6990624,0xf40e3585,275423344,430227734,506948616,659060556,883997877,958139571,0x4ed8aa4a,0x5b9cca4f,0x682e6ff3,0x748f82ee,0x78a5636f,0x84c87814,0x8cc70208,0x90befffa,0xa4506ceb,0xbef9a3f7,0xc67178f2]),xs=new Uint32Array(64),Ss=class extends vs{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,t){super(64,e,8,!1),this.A=t[0]|0,this.B=t[1]|0,this.C=t[2]|0,this.D=t[3]|0,this.E=t[4]|0,this.F=t[5]|0,this.G=t[6]|0,this.H=t[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,t){for(let n=0;n<16;n++,t+=4)xs[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=xs[e-15],n=xs[e-2],r=ls(t,7)^ls(t,18)^t>>>3,i=ls(n,17)^ls(n,19)^n>>>10;xs[e]=i+xs[e-7]+r+xs[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=ls(o,6)^ls(o,11)^ls(o,25),u=l+t+gs(o,s,c)+bs[e]+xs[e]|0,d=(ls(n,2)^ls(n,13)^ls(n,22))+_s(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){ss(xs)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),ss(this.buffer)}},Cs=class extends Ss{constructor(){super(32,ys)}},ws=ds(()=>new Cs,fs(1)),Ts=e=>Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``),Es=e=>Ts(ws(e));function Ds(e){let t=[];for(let n=0;n<=e;n++)for(let r=n;r<=e;r++)t.push(`${n}-${r}`);return t}var Os=null,ks=null;function As(){return typeof AudioContext>`u`?null:(Os??=new AudioContext,Os.state===`suspended`&&Os.resume().catch(()=>void 0),Os)}function js(){let e=()=>{As(),removeEventListener(`pointerdown`,e),removeEventListener(`keydown`,e)};addEventListener(`pointerdown`,e),addEventListener(`keydown`,e)}function Ms(e){if(ks)return ks;ks=e.createBuffer(1,e.sampleRate/2,e.sampleRate);let t=ks.getChannelData(0);for(let e=0;e<t.length;e++)t[e]=Math.random()*2-1;return ks}function Ns(e,t,n,r,i=.05){let a=e.createBufferSource();a.buffer=Ms(e);let o=e.createBiquadFilter();o.type=`bandpass`,o.frequency.value=n,o.Q.value=3.2;let s=e.createGain();s.gain.setValueAtTime(r,t),s.gain.exponentialRampToValueAtTime(1e-4,t+i),a.connect(o).connect(s).connect(e.destination),a.start(t,Math.random()*.3,i+.02)}function Ps(e,t,n,r,i){let a=e.createOscillator();a.type=`sine`,a.frequency.setValueAtTime(n,t);let o=e.createGain();o.gain.setValueAtTime(1e-4,t),o.gain.exponentialRampToValueAtTime(r,t+.012),o.gain.exponentialRampToValueAtTime(1e-4,t+i),a.connect(o).connect(e.destination),a.start(t),a.stop(t+i+.02)}function Fs(e){let t=As();if(!t||t.state!==`running`)return;let n=t.currentTime+.005,r=.92+Math.random()*.16;switch(e){case`lay`:Ns(t,n,2300*r,.55,.04),Ns(t,n+.012,620*r,.6,.07);break;case`pass`:Ns(t,n,240,.9,.09),Ns(t,n+.15,220,.8,.1);break;case`draw`:Ns(t,n,1500*r,.2,.12),Ns(t,n+.1,2100*r,.3,.04);break;case`turn`:Ps(t,n,587,.06,.22),Ps(t,n+.09,880,.05,.3);break;case`shuffle`:for(let e=0;e<16;e++)Ns(t,n+e*.055+Math.random()*.03,900+Math.random()*1900,.22,.05);break;case`count`:Ns(t,n,1900,.3,.03);break;case`won`:[523,659,784,1047].forEach((e,r)=>Ps(t,n+r*.11,e,.07,.4));break;case`lost`:[440,349].forEach((e,r)=>Ps(t,n+r*.18,e,.06,.4));break;case`error`:Ps(t,n,180,.08,.14)}}var Is=e=>Array.isArray(e)?e.filter(e=>typeof e==`number`):[],Ls=e=>typeof e==`string`?e:``,Rs=e=>typeof e==`number`?e:0;function zs(e,t){let[n,r]=e.split(`-`);return t===Number(r)?`${r}-${n}`:e}function Bs(e,t){return eo((e.sides[t-1]??[t]).map(t=>Vs(e,t)),e.language)}function Vs(e,t){return e.names.get(t)||Ya(e.language,`seat`,{seat:t})}function Hs(e,t){let{language:n}=e,r=t,i=(e,t={})=>Ya(n,`event-${e}`,t),a=t.seat===void 0?``:Vs(e,t.seat);switch(t.type){case`seated`:return r.stands_in?i(`stands-in`,{name:a}):i(`seated`,{name:Ls(r.name)||a,seat:Rs(t.seat)});case`left`:return i(`left`,{name:a});case`begun`:return i(`begun`,{partie:Rs(r.partie)||1});case`committed`:return t.seat===void 0?i(`shuffling`):null;case`lots`:return i(`lots`,{name:Vs(e,Rs(r.leader??r.lead))});case`dealt`:return i(`dealt`,{deal:Rs(r.deal),name:Vs(e,Rs(r.lead))});case`laid`:return Us(e,t,a);case`drew`:return typeof r.tile==`string`?i(`drew-tile`,{name:a,tile:r.tile}):i(`drew`,{name:a});case`passed`:return i(`passed`,{name:a});case`counted`:return Ws(e,r);case`finished`:{let t=Is(r.winners);return t.length?i(`finished`,{names:eo(t.map(t=>Vs(e,t)),n),times:Rs(r.multiplier)||1}):i(`finished-drawn`)}case`asked`:return i(`asked`,{name:a});case`answered`:return r.what===`take_back`?i(r.yes?`agreed`:`declined`,{name:a}):null;case`taken_back`:return i(`taken-back`);case`said`:{let e=`phrase-${Rs(r.phrase)}`;return Xa(e)?i(`said`,{name:a,phrase:Ya(n,e)}):null}default:return null}}function Us(e,t,n){let{language:r}=e,i=[Ya(r,`event-laid`,{name:n,tile:zs(Ls(t.tile),t.touch)})],a=Is(t.ends);return a.length===2&&a[0]===a[1]&&i.push(Ya(r,`event-everywhere`,{number:Gs(r,a[0])})),Rs(t.count)&&i.push(Ya(r,`event-marks`,{points:Rs(t.count)})),i.join(`, `)}function Ws(e,t){let{language:n}=e,r=Ls(t.outcome),i=[`domino`,`closed`,`reached`,`void`].includes(r)?r:`closed`,a=Rs(t.out)||Is(t.winners)[0]||0,o=[Ya(n,`event-counted-${i}`,{name:a?Vs(e,a):``})];return Is(t.marks).forEach((t,r)=>{t&&o.push(Ya(n,`event-scores`,{name:Bs(e,r+1),points:t}))}),o.join(` `)}function Gs(e,t){return Ya(e,`number-${t}`)}function Ks(e){let t=[];for(let n of e.seats)(t[n.side-1]??=[]).push(n.seat);return t}var qs=`0b057b40593a2b12`,Js={instant:0,normal:900,slow:2e3},Ys=class{id;#e=P(null);get state(){return U(this.#e)}set state(e){F(this.#e,e)}#t=P(`connecting`);get status(){return U(this.#t)}set status(e){F(this.#t,e,!0)}#n=P({});get presence(){return U(this.#n)}set presence(e){F(this.#n,e)}#r=P(null);get you(){return U(this.#r)}set you(e){F(this.#r,e)}#i=P([]);get pending(){return U(this.#i)}set pending(e){F(this.#i,e)}#a=P(null);get chosen(){return U(this.#a)}set chosen(e){F(this.#a,e,!0)}#o=P(null);get ghost(){return U(this.#o)}set ghost(e){F(this.#o,e)}#s=P(null);get dragged(){return U(this.#s)}set dragged(e){F(this.#s,e,!0)}#c=P(``);get complaint(){return U(this.#c)}set complaint(e){F(this.#c,e,!0)}#l=P(null);get latest(){return U(this.#l)}set latest(e){F(this.#l,e)}#u=P([]);get told(){return U(this.#u)}set told(e){F(this.#u,e)}names=new Map;link;acting=null;quiet=null;fairDone=new Set;onMove=new Set;constructor(e,t={}){this.id=e;let n=location.protocol===`https:`?`wss:`:`ws:`;this.link=new Zo({url:`${n}//${location.host}/api/tables/${e}/socket`,version:qs,lang:Qa.language,open:t.open??(e=>new WebSocket(e)),...t.timer?{timer:t.timer}:{},hooks:{events:(e,t,n)=>this.take(e,t,n),refused:(e,t)=>this.refuse(e,t),status:e=>this.connection(e),presence:e=>this.presence=e,you:e=>this.you=e,pending:e=>this.pending=e,outdated:e=>ec(e)}})}connect(){this.link.connect()}close(){this.acting&&clearTimeout(this.acting),this.quiet&&clearTimeout(this.quiet),this.link.close()}speak(){this.link.speak(Qa.language)}send(e){this.link.send(e)}get log(){let{language:e}=Qa;return this.told.flatMap(({event:t,names:n})=>{let r=Hs(this.scene(n,e),t);return r?[{n:t.n,text:r,...t.type===`dealt`?{heading:!0}:{}}]:[]})}get seat(){return this.state?.you[0]??null}get yourTurn(){let e=this.state;return!!e&&e.phase===`play`&&(e.legal.length>0||e.may.length>0)}get busy(){return this.pending.some(e=>[`lay`,`pass`,`draw`].includes(e.do))}get sent(){let e=this.pending.find(e=>e.do===`lay`);return e?.do===`lay`?this.state?.legal.find(t=>t.action===e.action)?.tile??null:null}get sheet(){return this.state?.sheet??[]}movesOf(e){return this.state?.legal.filter(t=>t.tile===e)??[]}name(e){let t=this.state?.seats.find(t=>t.seat===e);return t?.kind===`dead`?Z(`dead-hand`):t?.name||Z(`seat`,{seat:e})}side(e){return this.state?Bs(this.scene(this.names,Qa.language),e):``}pick(e){let t=this.state;if(!t||this.busy)return;this.ghost=null;let n=this.movesOf(e);n.length?n.length===1?this.lay(n[0]):(this.chosen=this.chosen===e?null:e,this.chosen&&Ri.answer(Z(`which-end`,{tile:e}))):(this.chosen=null,this.link.send({do:`lay`,action:4*Ds(Qs(t)).indexOf(e)}))}end(e,t=this.chosen){if(this.busy||!t)return;let n=this.movesOf(t).find(t=>t.end===e);n?this.lay(n):this.pick(t)}lay(e){this.chosen=null,$.now.confirm?(this.ghost=e,Ri.answer(Z(`confirm-say`,{tile:e.text}))):this.link.send({do:`lay`,action:e.action})}confirm(){let e=this.ghost;this.ghost=null,e&&this.link.send({do:`lay`,action:e.action})}cancel(){this.ghost=null,this.chosen=null}act(e){!this.busy&&this.state&&(this.cancel(),this.link.send({do:e}))}take(e,t,n){let r=this.state,i=[];for(let n of e)n.type===`seated`&&n.seat!==void 0&&typeof n.name==`string`&&(this.names=new Map(this.names).set(n.seat,n.name)),i.push({event:this.withEnds(n,e,t),names:this.names});for(let e of t.seats)e.name&&(this.names=new Map(this.names).set(e.seat,e.name));let a=[...e].reverse().find(e=>e.type===`laid`);this.state=t,this.told=n===`first`?i:[...this.told,...i],a&&typeof a.tile==`string`?this.latest={tile:a.tile,seat:a.seat??0}:t.line.length||(this.latest=null),this.chosen&&this.movesOf(this.chosen).length<2&&(this.chosen=null),this.ghost&&!t.legal.some(e=>e.action===this.ghost?.action)&&(this.ghost=null),this.complaint=``,n===`first`?this.greet(t):this.announce(i),n===`live`&&this.sound(e),this.yourTurn&&(n===`first`||Xs(r)!==Xs(t)||Zs(e))&&this.announceTurn(t),this.shareInShuffle(t),this.actAlone(t);for(let e of this.onMove)e()}withEnds(e,t,n){return e.type!==`laid`||e.ends||!n.ends?e:[...t].reverse().find(e=>e.type===`laid`)===e&&n.phase===`play`?{...e,ends:[...n.ends]}:e}scene(e,t){let n=this.state;return{language:t,names:e,you:n?.you??[],sides:n?Ks(n):[]}}announce(e){for(let{event:t,names:n}of e)Ri.tell(Hs(this.scene(n,Qa.language),t)??``)}greet(e){e.phase===`seating`?Ri.tell(Z(`greet-seating`)):Ri.tell(Z(`greet-deal`,{deal:e.deal,scores:this.sayScores()}))}announceTurn(e){let t=[...new Set(e.legal.map(e=>e.tile))];!e.legal.length&&e.may.includes(`draw`)?Ri.tell(Z(`turn-draw`)):e.legal.length?Ri.tell(Z(`turn-lay`,{count:t.length,tiles:eo(t)})):Ri.tell(Z(`turn-pass`))}sound(e){if(!$.now.sound)return;let t=e[e.length-1];for(let t of e)t.type===`laid`?Fs(`lay`):t.type===`passed`?Fs(`pass`):t.type===`drew`?Fs(`draw`):t.type===`dealt`&&Fs(`shuffle`);if(t?.type===`finished`){let e=t.winners;Fs(Array.isArray(e)&&e.includes(this.seat)?`won`:`lost`)}else this.yourTurn&&setTimeout(()=>Fs(`turn`),220)}refuse(e,t){e!==`answered`&&e!==`no-shuffle`&&(this.complaint=t||Z(`refused`),Ri.answer(this.complaint),$.now.sound&&Fs(`error`),this.quiet&&clearTimeout(this.quiet),this.quiet=setTimeout(()=>this.complaint=``,7e3))}connection(e){let t=this.status;this.status=e,e===`lost`&&t===`open`&&Ri.tell(Z(`link-lost`)),e===`restarting`&&Ri.tell(Z(`link-restarting`)),e===`open`&&(t===`lost`||t===`restarting`)&&Ri.tell(Z(`link-back`))}shareInShuffle(e){let t=e.you[0];if(e.phase!==`fair`||t===void 0||!e.fair||e.seats.find(e=>e.seat===t)?.kind!==`human`)return;let n=`palamede.fair.${this.id}.${e.partie??1}`,r=e.fair.committed??[];if(!r.includes(t)){if(this.fairDone.has(`${n} commit`))return;this.fairDone.add(`${n} commit`);let e=crypto.getRandomValues(new Uint8Array(16));nc(n,Ts(e)),this.link.send({do:`commit`,commit:Es(e)});return}if(!e.seats.filter(e=>e.kind===`human`).map(e=>e.seat).every(e=>r.includes(e))||(e.fair.revealed??[]).includes(t)||this.fairDone.has(`${n} reveal`))return;let i=tc(n);i&&(this.fairDone.add(`${n} reveal`),this.link.send({do:`reveal`,bytes:i}))}actAlone(e){if(this.acting&&clearTimeout(this.acting),this.acting=null,!$.now.autoAct||!this.yourTurn||e.legal.length||e.may.length!==1)return;let t=e.may[0],n=e.n;this.acting=setTimeout(()=>{this.state?.n===n&&!this.busy&&this.act(t)},500+Js[$.now.pace])}sayEnds(){let e=this.state?.ends;return e?Z(`say-ends`,{left:e[0],right:e[1]}):Z(`say-no-line`)}sayHand(){let e=this.state?.hand??[];return e.length?Z(`say-hand`,{count:e.length,tiles:e.map(e=>this.tileLabel(e)).join(`, `)}):Z(`say-no-hand`)}sayLine(){let e=this.state;if(!e?.line.length)return Z(`say-no-line`);let t=e.line.map(e=>`${e.left}-${e.right}`).join(`, `);return Z(`say-line`,{count:e.line.length,tiles:t})}sayCounts(){let e=this.state;return e?[...e.seats.filter(t=>!e.you.includes(t.seat)).map(e=>Z(`say-count`,{name:this.name(e.seat),count:e.tiles})),Z(`say-stock`,{count:e.stock})].join(` `):``}sayScores(){let e=this.state;if(!e)return``;let t=e.scores.map((e,t)=>Z(`say-score`,{name:this.side(t+1),points:e})),n=e.target?` ${Z(`say-target`,{target:e.target})}`:``;return t.join(` `)+n}sayTurn(){let e=this.state;return e?.turn?this.yourTurn?Z(`turn-yours`):Z(`turn-of`,{name:this.name(e.turn)}):``}tileLabel(e){let t=this.fits(e);return Z(t?`tile-${t}`:`tile-none`,{tile:e})}fits(e){let t=this.state,n=new Set(this.movesOf(e).map(e=>e.end));return!t||!n.size?null:t.line.length?n.size===2?`both`:[...n][0]:`lead`}numberWord(e){return Gs(Qa.language,e)}},Xs=e=>e?`${e.phase} ${e.turn??``} ${e.deal} ${e.partie??``}`:``,Zs=e=>e.some(e=>e.type===`drew`||e.type===`taken_back`);function Qs(e){let t=e.conventions?.set??e.set;if(typeof t==`number`)return t;let n=e.settings?.find(e=>e.startsWith(`set=`));return n?Number(n.slice(4)):e.rules.endsWith(`_9`)?9:6}function $s(e){let t=e.conventions?.join??e.join,n=e.settings?.find(e=>e.startsWith(`join=`));return(t??n?.slice(5)??(e.rules.startsWith(`matador`)?`seven`:`equal`))===`seven`?`seven`:`equal`}function ec(e){tc(`palamede.reloaded`)!==e&&(nc(`palamede.reloaded`,e),location.reload())}function tc(e){try{return sessionStorage.getItem(e)}catch{return null}}function nc(e,t){try{sessionStorage.setItem(e,t)}catch{}}var rc=G(`<div class="board svelte-1qtq24x"></div>`);function ic(e,t){A(t,!0);let n=Fi(t,`aimed`,3,null),r=Fi(t,`ghost`,3,null),i=Fi(t,`latest`,3,null),a,o=null,s=M(()=>{if(!t.state.line.length)return Z(`say-no-line`);let e=t.state.line.map(e=>`${e.left}-${e.right}`).join(`, `),n=t.state.ends?` ${Z(`say-ends`,{left:t.state.ends[0],right:t.state.ends[1]})}`:``;return Z(`say-line`,{count:t.state.line.length,tiles:e})+n}),c=e=>{let[t,n]=Vo(e);return t===n},l=M(()=>{let e=n()?t.state.legal.filter(e=>e.tile===n()).map(e=>({end:e.end===`left`?0:1,across:c(e.tile)})):[];return{line:t.state.line,leadAt:t.state.lead_at,join:$s(t.state),targets:e,ghost:r()?u(r()):null,latest:i(),label:U(s)}});function u(e){let[t,n]=Vo(e.tile),r=e.action%2?n:t,i=r===t?n:t,a=e.end===`left`;return{tile:e.tile,left:a?i:r,right:a?r:i,across:t===n,end:+!a}}function d(e){return a=e,o=Uo(e,{moving:()=>!$.still,onTarget:e=>t.onend?.(e?`right`:`left`),origin:e=>{let n=t.origin?.(e);if(!n)return null;let r=a.getBoundingClientRect();return{x:n.left+n.width/2-r.left-o.half/2,y:n.top+n.height/2-r.top-o.half}}}),()=>o?.destroy()}vn(()=>{o?.show(U(l))});function f(e,t){let n=o?.endAt(e,t)??null;return n===null?null:n?`right`:`left`}var p={endAt:f},m=rc();return ni(m,()=>d),K(e,m),j(p)}var ac=G(`<span class="holder svelte-u5fakg"></span>`);function oc(e,t){A(t,!0);let n=Fi(t,`lying`,3,!1),r=Fi(t,`fine`,3,!0);function i(e){ko(),e.replaceChildren(Bo(t.tile,{lying:n(),fine:r()}))}var a=ac();ni(a,()=>i),K(e,a),j()}var sc=G(`<li class="svelte-1is83qg"><span class="name svelte-1is83qg"> </span> <span class="tiles svelte-1is83qg"><!></span></li>`),cc=G(`<div class="replay card svelte-1is83qg"><div class="felt svelte-1is83qg"><!></div> <div class="below svelte-1is83qg"><p class="text svelte-1is83qg" aria-live="polite"> </p> <div class="controls svelte-1is83qg"><button class="button small">⏮</button> <button class="button small">◀</button> <button class="button small play svelte-1is83qg"> </button> <button class="button small">▶</button> <button class="button small">⏭</button> <input type="range" min="0" class="svelte-1is83qg"/> <span class="about"> </span> <button class="button small"> </button></div> <ul class="svelte-1is83qg"></ul></div></div>`);function lc(e,t){A(t,!0);let n=P(0),r=P(!1),i=P(void 0),a=M(()=>t.replay.steps.length-1),o=M(()=>t.replay.steps[Math.min(U(n),U(a))]),s=M(()=>new Set(t.replay.steps[U(n)-1]?.line.map(e=>e.tile))),c=M(()=>U(o)?.line.find(e=>!U(s).has(e.tile))?.tile??null),l=M(()=>$a(U(o)?.text));function u(e){F(r,!1),F(n,Math.max(0,Math.min(U(a),e)),!0)}vn(()=>{if(!U(r))return;let e=setInterval(()=>{U(n)>=U(a)?F(r,!1):F(n,U(n)+1)},$.now.pace===`slow`?2200:1200);return()=>clearInterval(e)});function d(e){if(!(e.target?.closest(`input, select, textarea, dialog`)||e.ctrlKey||e.metaKey)){if(e.key===`ArrowLeft`)u(U(n)-1);else if(e.key===`ArrowRight`)u(U(n)+1);else if(e.key===`Home`)u(0);else if(e.key===`End`)u(U(a));else return;e.preventDefault()}}Ii(()=>{F(n,0)});function f(){let e=U(i)?.querySelector(`svg.felt-picture`);if(!e)return;let t=e.cloneNode(!0),r=document.getElementById(`board-paint`)?.firstElementChild?.cloneNode(!0);r&&t.prepend(r);let a=[...e.querySelectorAll(`*`),...document.querySelectorAll(`#board-paint *`)],o=[...t.querySelectorAll(`*`)],s=r?o.filter(e=>!t.firstElementChild.contains(e)):o,c=r?[...t.firstElementChild.querySelectorAll(`*`)]:[],l=(e,t)=>{let n=getComputedStyle(e);for(let e of[`fill`,`fill-opacity`,`stroke`,`stroke-width`,`stroke-opacity`,`stop-color`])t.setAttribute(e,n.getPropertyValue(e).replaceAll(`"`,``));let r=e.style?.transform;r&&(t.setAttribute(`transform`,r.replaceAll(`px`,``)),t.removeAttribute(`style`))},u=a.filter(t=>e.contains(t)),d=a.filter(t=>!e.contains(t)&&t.localName!==`defs`);u.forEach((e,t)=>s[t]&&l(e,s[t])),d.forEach((e,t)=>c[t]&&l(e,c[t]));let[,,f,p]=(t.getAttribute(`viewBox`)??`0 0 600 400`).split(` `),m=document.createElementNS(`http://www.w3.org/2000/svg`,`rect`);for(let[e,t]of Object.entries({width:f,height:p,fill:`#2f6650`}))m.setAttribute(e,String(t));t.prepend(m),t.setAttribute(`xmlns`,`http://www.w3.org/2000/svg`),t.setAttribute(`width`,String(f)),t.setAttribute(`height`,String(p)),t.removeAttribute(`class`);let h=URL.createObjectURL(new Blob([t.outerHTML],{type:`image/svg+xml`})),g=document.createElement(`a`);g.href=h,g.download=`palamede-${U(n)+1}.svg`,g.click(),setTimeout(()=>URL.revokeObjectURL(h),1e3)}var p=Nr();xr(`keydown`,Qt,d);var m=L(p),h=e=>{var t=cc(),s=I(t);ic(I(s),{get state(){return U(o)},get latest(){return U(c)}}),O(s),Ai(s,e=>F(i,e),()=>U(i));var d=z(s,2),p=I(d),m=R(p,!0),h=z(p,2),g=I(h),_=z(g,2),v=z(_,2),y=R(v,!0),b=z(v,2),x=z(b,2),S=z(x,2);_i(S);var ee=z(S,2),C=R(ee,!0),w=z(ee,2),te=R(w,!0);O(h);var ne=z(h,2);Y(ne,23,()=>U(o).seats,e=>e.seat,(e,t,n)=>{let r=M(()=>U(o).result?.hands[U(n)]??(U(o).you.includes(U(t).seat)?U(o).hand:null));var i=sc(),a=I(i),s=R(a,!0),c=z(a,2),l=I(c),u=e=>{var t=Nr();Y(L(t),16,()=>U(r),e=>e,(e,t)=>{oc(e,{get tile(){return t}})}),K(e,t)},d=e=>{var n=Nr();Y(L(n),17,()=>({length:U(t).tiles}),Kr,(e,t)=>{oc(e,{tile:null,fine:!1})}),K(e,n)};J(l,e=>{U(r)?e(u):e(d,-1)}),O(c),O(i),B(e=>q(s,e),[()=>U(t).name||Z(`seat`,{seat:U(t).seat})]),K(e,i)}),O(ne),O(d),O(t),B((e,t,r,i,o,s,c,u)=>{q(m,U(l)),X(g,`aria-label`,e),X(_,`aria-label`,t),q(y,r),X(b,`aria-label`,i),X(x,`aria-label`,o),X(S,`max`,U(a)),vi(S,U(n)),X(S,`aria-label`,s),q(C,c),q(te,u)},[()=>Z(`replay-first`),()=>Z(`replay-previous`),()=>U(r)?Z(`replay-pause`):Z(`replay-play`),()=>Z(`replay-next`),()=>Z(`replay-last`),()=>Z(`replay-position`),()=>Z(`replay-step`,{step:U(n)+1,total:U(a)+1}),()=>Z(`replay-picture`)]),W(`click`,g,()=>u(0)),W(`click`,_,()=>u(U(n)-1)),W(`click`,v,()=>F(r,!U(r))),W(`click`,b,()=>u(U(n)+1)),W(`click`,x,()=>u(U(a))),W(`input`,S,e=>u(Number(e.currentTarget.value))),W(`click`,w,f),K(e,t)};J(m,e=>{U(o)&&e(h)}),K(e,p),j()}Sr([`click`,`input`]);var uc=class extends Error{status;code;constructor(e,t,n){super(n),this.status=e,this.code=t}};async function dc(e,t,n){let r={accept:`application/json`,"x-palamede":`1`};n!==void 0&&(r[`content-type`]=`application/json`);let i;try{i=await fetch(t,{method:e,headers:r,credentials:`same-origin`,referrerPolicy:`no-referrer`,...n===void 0?{}:{body:JSON.stringify(n)}})}catch{throw new uc(0,`unreachable`,``)}if(!i.ok){let e=await i.json().catch(()=>({})),t=e.message??(typeof e.detail==`string`?e.detail:``);throw new uc(i.status,e.code??`http`,t)}if(i.status!==204)return await i.json()}var fc={games:()=>dc(`GET`,`/api/games`),bots:()=>dc(`GET`,`/api/bots`),open:e=>dc(`POST`,`/api/tables`,e),join:(e,t)=>dc(`POST`,`/api/tables/${e}/join`,t),invites:e=>dc(`GET`,`/api/tables/${e}/invites`),lan:e=>dc(`POST`,`/api/lan`,{on:e}),mine:()=>dc(`GET`,`/api/mine`),replay:(e,t)=>dc(`GET`,`/api/tables/${e}/replay?lang=${t}`),importRecord:(e,t)=>dc(`POST`,`/api/replay`,{record:e,lang:t}),move:()=>dc(`POST`,`/api/mine/code`),claim:e=>dc(`POST`,`/api/mine/claim`,{code:e}),forget:()=>dc(`POST`,`/api/forget`,{}),recordUrl:e=>`/api/tables/${e}/record`},pc=[`peche`,`voleur`,`tete_a_tete`,`cinq_partout`],mc=new class{#e=P([]);get all(){return U(this.#e)}set all(e){F(this.#e,e)}#t=P([]);get bots(){return U(this.#t)}set bots(e){F(this.#t,e)}#n=P(``);get problem(){return U(this.#n)}set problem(e){F(this.#n,e,!0)}asked=null;load(){return this.asked??=this.fetch(),this.asked}async fetch(){try{let[e,t]=await Promise.all([fc.games(),fc.bots()]);this.all=e,this.bots=t,this.problem=``}catch(e){this.asked=null,this.problem=hc(e)}}find(e){return this.all.find(t=>t.name===e)}title(e){return $a(this.find(e)?.title)||e.replaceAll(`_`,` `)}line(e){let t=`game-line-${e.name}`;return Xa(t)?Z(t):$a(e.summary).split(/(?<=[.!?])\s/)[0]??``}bot(e){let t=this.bots.find(t=>t.name===e);return{title:Xa(`bot-${e}`)?Z(`bot-${e}`):$a(t?.title)||e,about:Xa(`bot-${e}-about`)?Z(`bot-${e}-about`):``}}};function hc(e){if(e instanceof uc){if(e.status===0)return Z(`error-unreachable`);if(e.message)return e.message;if([401,403,404].includes(e.status))return Z(`error-no-table`)}return Z(`error-generic`)}function gc(e){let t=Math.min(...e),n=Math.max(...e);return t===n?Z(`players-some`,{players:t}):Z(`players-range`,{least:t,most:n})}var _c=`palamede.seats`;function vc(e){let t=new URLSearchParams(e.replace(/^#/,``));for(let e of[`seat`,`invite`]){let n=t.get(e);if(n&&/^[\w-]{16,200}$/.test(n))return{kind:e,secret:n}}return null}function yc(e){try{return JSON.parse(e.getItem(_c)??`{}`)}catch{return{}}}function bc(e,t,n=localStorage){try{n.setItem(_c,JSON.stringify({...yc(n),[e]:t}))}catch{}}function xc(e,t=localStorage){return yc(t)[e]??null}function Sc(e=localStorage){e.removeItem(_c)}var Cc=G(`<p class="problem" role="alert"> </p>`),wc=G(`<p class="none svelte-2olv2n"> </p> <p><a class="button primary" href="/"> </a></p>`,1),Tc=G(`<a class="button primary small"> </a>`),Ec=G(`<li class="card svelte-2olv2n"><div><h2> </h2> <p> </p> <p class="about"> <!></p></div> <p class="row"><!> <a class="button small"> </a> <a class="button small"> </a></p></li>`),Dc=G(`<p class="code svelte-2olv2n" role="status"> </p>`),Oc=G(`<p><button class="button"> </button></p>`),kc=G(`<p class="row"><strong> </strong> <button class="button danger"> </button> <button class="button"> </button></p>`),Ac=G(`<p><button class="button danger"> </button></p>`),jc=G(`<div class="sheet-page narrow"><h1 tabindex="-1"> </h1> <p class="lead"> </p> <!> <p role="status"> </p> <!> <ul class="svelte-2olv2n"></ul> <section class="stack svelte-2olv2n"><h2> </h2> <p class="about" id="import-about"> </p> <input class="input" type="file" accept=".dgn,text/plain" aria-describedby="import-about"/> <!></section> <section class="stack svelte-2olv2n"><h2> </h2> <p class="about"> </p> <!> <form class="field"><label for="claim"> </label> <div class="row svelte-2olv2n"><input id="claim" class="input svelte-2olv2n" autocomplete="off" autocapitalize="none" spellcheck="false"/> <button class="button"> </button></div></form></section> <section class="stack svelte-2olv2n"><h2> </h2> <p class="about"> </p> <!></section></div>`);function Mc(e,t){A(t,!0);let n=P(null),r=P(``),i=P(``),a=P(null),o=P(``),s=P(``),c=P(!1);Ii(()=>{mc.load(),u()});async function l(e){F(r,F(i,``),!0);try{await e()}catch(e){F(r,hc(e),!0)}}let u=()=>l(async()=>void F(n,await fc.mine())),d=e=>l(async()=>{e&&F(a,await fc.importRecord(await e.text(),Qa.language))}),f=()=>l(async()=>void F(o,(await fc.move()).code,!0));function p(e){return e.preventDefault(),l(async()=>{let{seats:e={}}=await fc.claim(U(s).trim().toLowerCase().split(/[\s-]+/).join(` `));for(let[t,n]of Object.entries(e))bc(t,n);F(i,Z(`games-claimed`),!0),F(n,await fc.mine())})}let m=()=>l(async()=>{await fc.forget(),Sc(),$.forget(),F(c,!1),F(n,[]),F(i,Z(`games-forgotten`),!0)}),h=e=>new Intl.DateTimeFormat(Qa.language,{dateStyle:`medium`,timeStyle:`short`}).format(e);var g=jc(),_=I(g),v=R(_,!0),y=z(_,2),b=R(y,!0),x=z(y,2),S=e=>{var t=Cc(),n=R(t,!0);B(()=>q(n,U(r))),K(e,t)};J(x,e=>{U(r)&&e(S)});var ee=z(x,2),C=R(ee,!0),w=z(ee,2),te=e=>{var t=wc(),n=L(t),r=R(n,!0),i=z(n,2),a=R(I(i),!0);O(i),B((e,t)=>{q(r,e),q(a,t)},[()=>Z(`games-empty`),()=>Z(`nav-play`)]),K(e,t)};J(w,e=>{U(n)&&!U(n).length&&e(te)});var ne=z(w,2);Y(ne,21,()=>U(n)??[],e=>e.table,(e,t)=>{var n=Ec(),r=I(n),i=I(r),a=R(i,!0),o=z(i,2),s=R(o,!0),c=z(o,2),l=I(c),u=z(l),d=e=>{var n=Mr();B(e=>q(n,`· ${e??``}`),[()=>U(t).scores.join(` – `)]),K(e,n)};J(u,e=>{U(t).scores.length&&e(d)}),O(c),O(r);var f=z(r,2),p=I(f),m=e=>{var n=Tc(),r=R(n,!0);B(e=>{X(n,`href`,`/t/${U(t).table??``}`),q(r,e)},[()=>Z(`games-resume`)]),K(e,n)};J(p,e=>{U(t).phase!==`finished`&&e(m)});var g=z(p,2),_=R(g,!0),v=z(g,2),y=R(v,!0);O(f),O(n),B((e,n,r,i,o,c,u)=>{q(a,e),q(s,n),q(l,`${r??``} · ${i??``} `),X(g,`href`,`/games/${U(t).table??``}`),q(_,o),X(v,`href`,c),X(v,`download`,`${U(t).table??``}.dgn`),q(y,u)},[()=>$a(U(t).title)||mc.title(U(t).rules),()=>eo(U(t).names.filter(Boolean)),()=>h(U(t).at),()=>U(t).phase===`finished`?Z(`games-finished`):Z(`games-going-on`),()=>Z(`games-replay`),()=>fc.recordUrl(U(t).table),()=>Z(`games-download`)]),K(e,n)}),O(ne);var re=z(ne,2),ie=I(re),ae=R(ie,!0),oe=z(ie,2),se=R(oe,!0),ce=z(oe,2),le=z(ce,2),ue=e=>{lc(e,{get replay(){return U(a)}})};J(le,e=>{U(a)&&e(ue)}),O(re);var de=z(re,2),fe=I(de),pe=R(fe,!0),me=z(fe,2),he=R(me,!0),ge=z(me,2),_e=e=>{var t=Dc(),n=R(t,!0);B(()=>q(n,U(o))),K(e,t)},T=e=>{var t=Oc(),n=I(t),r=R(n,!0);O(t),B(e=>q(r,e),[()=>Z(`games-move-button`)]),W(`click`,n,f),K(e,t)};J(ge,e=>{U(o)?e(_e):e(T,-1)});var ve=z(ge,2),ye=I(ve),be=R(ye,!0),xe=z(ye,2),Se=I(xe);_i(Se);var E=z(Se,2),Ce=R(E,!0);O(xe),O(ve),O(de);var D=z(de,2),we=I(D),Te=R(we,!0),Ee=z(we,2),De=R(Ee,!0),Oe=z(Ee,2),ke=e=>{var t=kc(),n=I(t),r=R(n,!0),i=z(n,2),a=R(i,!0),o=z(i,2),s=R(o,!0);O(t),B((e,t,n)=>{q(r,e),q(a,t),q(s,n)},[()=>Z(`games-forget-sure`),()=>Z(`games-forget`),()=>Z(`no`)]),W(`click`,i,m),W(`click`,o,()=>F(c,!1)),K(e,t)},Ae=e=>{var t=Ac(),n=I(t),r=R(n,!0);O(t),B(e=>q(r,e),[()=>Z(`games-forget`)]),W(`click`,n,()=>F(c,!0)),K(e,t)};J(Oe,e=>{U(c)?e(ke):e(Ae,-1)}),O(D),O(g),B((e,t,n,r,a,o,s,c,l,u,d,f)=>{q(v,e),q(b,t),q(C,U(i)),q(ae,n),q(se,r),X(ce,`aria-label`,a),q(pe,o),q(he,s),q(be,c),E.disabled=l,q(Ce,u),q(Te,d),q(De,f)},[()=>Z(`games-title`),()=>Z(`games-lead`),()=>Z(`games-import`),()=>Z(`games-import-about`),()=>Z(`games-import`),()=>Z(`games-move`),()=>Z(`games-move-about`),()=>Z(`games-claim`),()=>!U(s).trim(),()=>Z(`games-claim-button`),()=>Z(`games-forget`),()=>Z(`games-forget-about`)]),W(`change`,ce,e=>d(e.currentTarget.files?.[0])),xr(`submit`,ve,p),Ci(Se,()=>U(s),e=>F(s,e)),K(e,g),j()}Sr([`change`,`click`]);var Nc=G(`<tr><th scope="row" class="svelte-yim440"><kbd> </kbd></th><td class="svelte-yim440"> </td></tr>`),Pc=G(`<p> </p> <h3 class="svelte-yim440"> </h3> <ul class="svelte-yim440"><li class="svelte-yim440"> </li> <li class="svelte-yim440"> </li> <li class="svelte-yim440"> </li> <li class="svelte-yim440"> </li></ul> <h3 class="svelte-yim440"> </h3> <table><thead class="svelte-yim440"><tr><th scope="col" class="svelte-yim440"> </th><th scope="col" class="svelte-yim440"> </th></tr></thead><tbody></tbody></table>`,1);function Fc(e,t){A(t,!0);let n=M(()=>[[Z(`key-arrows`),Z(`help-arrows`)],[Z(`key-enter`),Z(`help-enter`)],[`< >`,Z(`help-ends`)],[Z(`key-escape`),Z(`help-escape`)],[Z(`key-space`),Z(`help-space`)],[`P`,Z(`help-p`)],[`E`,Z(`help-e`)],[`H`,Z(`help-h`)],[`L`,Z(`help-l`)],[`C`,Z(`help-c`)],[`S`,Z(`help-s`)],[`T`,Z(`help-t`)],[`M`,Z(`help-m`)],[`?`,Z(`help-question`)]]);var r=Pc(),i=L(r),a=R(i,!0),o=z(i,2),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2),f=R(d,!0),p=z(d,2),m=R(p,!0),g=R(z(p,2),!0);O(c);var _=z(c,2),v=R(_,!0),y=z(_,2),b=I(y),x=I(b),S=I(x),ee=R(S,!0),C=R(z(S),!0);O(x),O(b);var w=z(b);Y(w,21,()=>U(n),([e,t])=>e,(e,t)=>{var n=M(()=>h(U(t),2));let r=()=>U(n)[0],i=()=>U(n)[1];var a=Nc(),o=I(a),s=R(I(o),!0);O(o);var c=R(z(o),!0);O(a),B(()=>{q(s,r()),q(c,i())}),K(e,a)}),O(w),O(y),B((e,t,n,r,i,o,c,l,d)=>{q(a,e),q(s,t),q(u,n),q(f,r),q(m,i),q(g,o),q(v,c),q(ee,l),q(C,d)},[()=>Z(`help-lead`),()=>Z(`help-touch`),()=>Z(`help-touch-tap`),()=>Z(`help-touch-drag`),()=>Z(`help-touch-shape`),()=>Z(`help-touch-why`),()=>Z(`help-keys`),()=>Z(`help-key`),()=>Z(`help-does`)]),K(e,r),j()}var Ic=G(`<div class="sheet-page narrow"><h1 tabindex="-1"> </h1> <div class="text svelte-ofw9kp"><!></div></div>`);function Lc(e,t){A(t,!1),ji();var n=Ic(),r=I(n),i=R(r,!0),a=z(r,2);Fc(I(a),{}),O(a),O(n),B(e=>q(i,e),[()=>Z(`help-title`)]),K(e,n),j()}var Rc=G(`<div class="scene svelte-hlx5hk"><svg aria-hidden="true" class="svelte-hlx5hk"></svg></div>`);function zc(e,t){A(t,!0);let n={tete_a_tete:[[3,6],[6,6],[6,2],[2,5]],domino:[[4,1],[1,1],[1,6]],peche:[[0,3],[3,3],[3,5]],aller_retour:[[2,4],[4,4],[4,6]],poule:[[1,5],[5,5],[5,4]],pot:[[6,4],[4,0],[0,0]],voleur:[[6,5],[5,5],[5,3],[3,4]],voleur_mort:[[2,6],[6,6],[6,1]],qui_perd_gagne:[[0,1],[1,1],[1,2]],matador:[[5,2],[5,6],[1,4],[3,3]],matador_9:[[9,8],[9,4],[6,7]],cinq_partout:[[4,4],[4,5],[5,6],[6,1]],trois_partout:[[3,6],[6,0],[0,3],[3,3]]};function r(e){return(n[e]??n[e.replace(/_\d+$/,``)]??n.tete_a_tete).map(([e,t])=>({left:e,right:t,across:e===t}))}function i(e,t,n,r){let i=Q(`g`,{transform:`translate(${t} ${n}) rotate(${r})`});for(let t=0;t<e;t++){let n=Ro({fine:!1}),r=(t-(e-1)/2)*17-7.5;n.setAttribute(`transform`,`translate(${r} 0) scale(0.15)`),i.append(n)}return i}function a(e){ko();let n=r(t.game),a=t.game.startsWith(`matador`),o=ho(n,Math.floor(n.length/2),320/190,{narrowest:11.5,margin:1,...a?{joins:uo}:{}}),s=320/o.width,c=[i(6,160,171,0),i(5,160,19,180)];t.players>2&&c.push(i(4,18,95,90)),t.players>3&&c.push(i(4,302,95,-90));for(let e of o.spots){let t=Fo(e.halves,{lying:!e.upright});t.setAttribute(`transform`,`translate(${e.x*s} ${e.y*s}) scale(${s/100})`),c.push(t)}e.replaceChildren(...c)}var o=Rc(),s=I(o);X(s,`viewBox`,`0 0 320 190`),ni(s,()=>a),O(o),K(e,o),j()}var Bc=(e,t=d)=>{var n=Vc(),r=I(n),i=I(r);{let e=M(()=>Math.max(...t().players));zc(i,{get game(){return t().name},get players(){return U(e)}})}var a=z(i,2),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0),u=R(z(c,2),!0);O(a),O(r),O(n),B((e,n,i)=>{X(r,`href`,`/new/${t().name??``}`),q(s,e),q(l,n),q(u,i)},[()=>$a(t().title),()=>mc.line(t()),()=>gc(t().players)]),K(e,n)},Vc=G(`<li><a class="card game svelte-et6md"><!> <span class="text svelte-et6md"><strong class="svelte-et6md"> </strong> <span class="svelte-et6md"> </span> <small class="svelte-et6md"> </small></span></a></li>`),Hc=G(`<p class="problem" role="alert"> </p>`),Uc=G(`<div class="sheet-page"><h1 tabindex="-1"> </h1> <p class="lead"> </p> <!> <h2 class="svelte-et6md"> </h2> <ul class="grid svelte-et6md"></ul> <h2 class="svelte-et6md"> </h2> <ul class="grid small svelte-et6md"></ul></div>`);function Wc(e,t){A(t,!0),Ii(()=>void mc.load());let n=M(()=>pc.map(e=>mc.find(e)).filter(e=>e!==void 0)),r=M(()=>mc.all.filter(e=>!pc.includes(e.name)));var i=Uc(),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0),l=z(s,2),u=e=>{var t=Hc(),n=R(t,!0);B(()=>q(n,mc.problem)),K(e,t)};J(l,e=>{mc.problem&&e(u)});var d=z(l,2),f=R(d,!0),p=z(d,2);Y(p,21,()=>U(n),e=>e.name,(e,t)=>{Bc(e,()=>U(t))}),O(p);var m=z(p,2),h=R(m,!0),g=z(m,2);Y(g,21,()=>U(r),e=>e.name,(e,t)=>{Bc(e,()=>U(t))}),O(g),O(i),B((e,t,n,r)=>{q(o,e),q(c,t),q(f,n),q(h,r)},[()=>Z(`home-title`),()=>Z(`home-lead`),()=>Z(`home-favourites`),()=>Z(`home-more`)]),K(e,i),j()}var Gc=G(`<div class="sheet-page narrow stack"><h1 tabindex="-1"> </h1> <p class="lead"> </p> <p><a class="button primary" href="/"> </a></p></div>`);function Kc(e,t){A(t,!1),ji();var n=Gc(),r=I(n),i=R(r,!0),a=z(r,2),o=R(a,!0),s=z(a,2),c=R(I(s),!0);O(s),O(n),B((e,t,n)=>{q(i,e),q(o,t),q(c,n)},[()=>Z(`lost-title`),()=>Z(`lost-text`),()=>Z(`table-home`)]),K(e,n),j()}var qc=G(`<p class="problem" role="alert"> </p>`),Jc=G(`<!> <p class="down svelte-ph7tsh"><a class="button"> </a></p>`,1),Yc=G(`<div class="sheet-page"><p><a href="/games"> </a></p> <h1 tabindex="-1" class="svelte-ph7tsh"> </h1> <!> <!></div>`);function Xc(e,t){A(t,!0);let n=P(null),r=P(``);vn(()=>{let e=Qa.language;mc.load(),fc.replay(t.id,e).then(e=>F(n,e),e=>F(r,hc(e),!0))});var i=Yc(),a=I(i),o=R(I(a));O(a);var s=z(a,2),c=R(s,!0),l=z(s,2),u=e=>{var t=qc(),n=R(t,!0);B(()=>q(n,U(r))),K(e,t)};J(l,e=>{U(r)&&e(u)});var d=z(l,2),f=e=>{var r=Jc(),i=L(r);lc(i,{get replay(){return U(n)}});var a=z(i,2),o=I(a),s=R(o,!0);O(a),B((e,n)=>{X(o,`href`,e),X(o,`download`,`${t.id??``}.dgn`),q(s,n)},[()=>fc.recordUrl(t.id),()=>Z(`games-download`)]),K(e,r)};J(d,e=>{U(n)&&e(f)}),O(i),B((e,t)=>{q(o,`← ${e??``}`),q(c,t)},[()=>Z(`nav-games`),()=>$a(U(n)?.title)||Z(`replay-title`)]),K(e,i),j()}var Zc=G(`<label><input type="radio" class="svelte-1tjnk8b"/> <span> </span></label>`),Qc=G(`<fieldset><legend class="legend"> </legend> <div class="ways svelte-1tjnk8b"></div></fieldset>`);function $c(e,t){A(t,!0);var n=Qc(),r=I(n),i=R(r,!0),a=z(r,2);Y(a,21,()=>t.options,e=>e.value,(e,n)=>{var r=Zc();let i;var a=I(r);_i(a);var o=R(z(a,2),!0);O(r),B(()=>{i=ai(r,1,`svelte-1tjnk8b`,null,i,{on:U(n).value===t.value}),X(a,`name`,t.name),vi(a,U(n).value),yi(a,U(n).value===t.value),q(o,U(n).label)}),W(`change`,a,()=>t.onchange(U(n).value)),K(e,r)}),O(a),O(n),B(()=>q(i,t.legend)),K(e,n),j()}Sr([`change`]);var el=G(`<span class="about"> </span>`),tl=G(`<div class="switch svelte-27t3us"><span class="words svelte-27t3us"><label class="svelte-27t3us"> </label> <!></span> <input type="checkbox" role="switch" class="svelte-27t3us"/></div>`);function nl(e,t){let n=Pr();A(t,!0);let r=Fi(t,`about`,3,``),i=Fi(t,`disabled`,3,!1);var a=tl(),o=I(a),s=I(o),c=R(s,!0),l=z(s,2),u=e=>{var t=el(),i=R(t,!0);B(()=>{X(t,`id`,`${n}-about`),q(i,r())}),K(e,t)};J(l,e=>{r()&&e(u)}),O(o);var d=z(o,2);_i(d),O(a),B(()=>{X(s,`for`,n),q(c,t.label),X(d,`id`,n),yi(d,t.on),d.disabled=i(),X(d,`aria-describedby`,r()?`${n}-about`:void 0)}),W(`change`,d,e=>t.onchange(e.currentTarget.checked)),K(e,a),j()}Sr([`change`]);var rl=G(`<div class="stack"><!> <!> <!> <!> <!> <!> <!> <!> <div class="field"><label for="settings-name"> </label> <input id="settings-name" class="input" maxlength="24" autocomplete="nickname"/></div></div>`);function il(e,t){A(t,!0);let n=M(()=>$.now),r=M(()=>[{value:`auto`,label:Z(`settings-language-auto`)},...Wa.map(e=>({value:e,label:Ga[e]}))]),i=M(()=>[`auto`,`light`,`dark`].map(e=>({value:e,label:Z(`theme-${e}`)}))),a=M(()=>[`auto`,`full`,`reduced`].map(e=>({value:e,label:Z(`motion-${e}`)}))),o=M(()=>[`instant`,`normal`,`slow`].map(e=>({value:e,label:Z(`pace-${e}`)})));var s=rl(),c=I(s);{let e=M(()=>Z(`settings-language`));$c(c,{get legend(){return U(e)},name:`language`,get options(){return U(r)},get value(){return U(n).language},onchange:e=>$.set(`language`,e)})}var l=z(c,2);{let e=M(()=>Z(`settings-theme`));$c(l,{get legend(){return U(e)},name:`theme`,get options(){return U(i)},get value(){return U(n).theme},onchange:e=>$.set(`theme`,e)})}var u=z(l,2);{let e=M(()=>Z(`settings-motion`));$c(u,{get legend(){return U(e)},name:`motion`,get options(){return U(a)},get value(){return U(n).motion},onchange:e=>$.set(`motion`,e)})}var d=z(u,2);{let e=M(()=>Z(`settings-pace`));$c(d,{get legend(){return U(e)},name:`pace`,get options(){return U(o)},get value(){return U(n).pace},onchange:e=>$.set(`pace`,e)})}var f=z(d,2);{let e=M(()=>Z(`settings-sound`)),t=M(()=>Z(`settings-sound-about`));nl(f,{get label(){return U(e)},get about(){return U(t)},get on(){return U(n).sound},onchange:e=>$.set(`sound`,e)})}var p=z(f,2);{let e=M(()=>Z(`settings-confirm`)),t=M(()=>Z(`settings-confirm-about`));nl(p,{get label(){return U(e)},get about(){return U(t)},get on(){return U(n).confirm},onchange:e=>$.set(`confirm`,e)})}var m=z(p,2);{let e=M(()=>Z(`settings-auto`)),t=M(()=>Z(`settings-auto-about`));nl(m,{get label(){return U(e)},get about(){return U(t)},get on(){return U(n).autoAct},onchange:e=>$.set(`autoAct`,e)})}var h=z(m,2);{let e=M(()=>Z(`settings-letters`)),t=M(()=>Z(`settings-letters-about`));nl(h,{get label(){return U(e)},get about(){return U(t)},get on(){return U(n).letters},onchange:e=>$.set(`letters`,e)})}var g=z(h,2),_=I(g),v=R(_,!0),y=z(_,2);_i(y),O(g),O(s),B((e,t)=>{q(v,e),vi(y,U(n).name),X(y,`placeholder`,t)},[()=>Z(`settings-name`),()=>Z(`setup-name-default`)]),W(`change`,y,e=>$.set(`name`,e.currentTarget.value.trim())),K(e,s),j()}Sr([`change`]);var al=G(`<div class="sheet-page narrow"><h1 tabindex="-1"> </h1> <p class="lead"> </p> <div class="card form svelte-1ozf5k3"><!></div></div>`);function ol(e,t){A(t,!1),ji();var n=al(),r=I(n),i=R(r,!0),a=z(r,2),o=R(a,!0),s=z(a,2);il(I(s),{}),O(s),O(n),B((e,t)=>{q(i,e),q(o,t)},[()=>Z(`settings-title`),()=>Z(`settings-lead`)]),K(e,n),j()}var sl=G(`<label class="way svelte-18rib81"><input type="radio" name="against" class="svelte-18rib81"/> <span class="svelte-18rib81"><strong> </strong><small class="svelte-18rib81"> </small></span></label>`),cl=G(`<p class="about"> </p>`),ll=G(`<p class="problem" role="alert"> </p>`),ul=G(`<div class="halves svelte-18rib81"><section class="svelte-18rib81"><h1 tabindex="-1"> </h1> <p class="lead"> </p> <div class="card picture svelte-18rib81"><!></div> <h2 class="svelte-18rib81"> </h2> <p class="about svelte-18rib81"> </p></section> <form class="card stack svelte-18rib81"><fieldset><legend><h2> </h2></legend> <p class="legend group svelte-18rib81"> </p> <div class="ways svelte-18rib81"><!> <label class="way svelte-18rib81"><input type="radio" name="against" class="svelte-18rib81"/> <span class="svelte-18rib81"><strong> </strong><small class="svelte-18rib81"> </small></span></label></div></fieldset> <!> <div class="field"><label for="person"> </label> <input id="person" class="input" maxlength="24" autocomplete="nickname"/></div> <button class="button primary start svelte-18rib81"> </button> <!></form></div>`),dl=G(`<h1 tabindex="-1"> </h1> <!>`,1),fl=G(`<div class="sheet-page"><p><a href="/"> </a></p> <!></div>`);function pl(e,t){A(t,!0);let n=[],r=`human`,i=P(`classical`),a=P(0),o=P(Yt($.now.name)),s=P(!1),c=P(``);Ii(()=>void mc.load());let l=M(()=>mc.find(t.game)),u=M(()=>U(l)?.players.includes(4)?4:U(l)?.players[0]??2),d=M(()=>U(l)?.players.includes(U(a))?U(a):U(u)),f=M(()=>mc.bots.length?mc.bots.map(e=>e.name):[`classical`]);async function p(e){if(e.preventDefault(),!U(s)&&U(l)){F(s,!0),F(c,``);try{U(o).trim()&&$.set(`name`,U(o).trim());let{table:e,seat_secret:t}=await fc.open({rules:U(l).name,settings:[],players:U(d),opponents:Array.from({length:U(d)-1},()=>U(i)),name:U(o).trim()||Z(`setup-name-default`),lang:Qa.language});bc(e,t);let n=U(i)===r?`invite`:`start`;history.replaceState(history.state,``,location.pathname),ao.go(`/t/${e}?${n}#seat=${t}`)}catch(e){F(c,hc(e),!0),F(s,!1)}}}var m=fl(),h=I(m),g=R(I(h));O(h);var _=z(h,2),v=e=>{var t=ul(),u=I(t),m=I(u),h=R(m,!0),g=z(m,2),_=R(g,!0),v=z(g,2);zc(I(v),{get game(){return U(l).name},get players(){return U(d)}}),O(v);var y=z(v,2),b=R(y,!0),x=R(z(y,2),!0);O(u);var S=z(u,2),ee=I(S),C=I(ee),w=R(I(C),!0);O(C);var te=z(C,2),ne=R(te,!0),re=z(te,2),ie=I(re);Y(ie,16,()=>U(f),e=>e,(e,t)=>{var r=sl(),a=I(r);_i(a);var o,s=z(a,2),c=I(s),l=R(c,!0),u=R(z(c),!0);O(s),O(r),B((e,n)=>{o!==(o=t)&&(a.value=(a.__value=o)??``),q(l,e),q(u,n)},[()=>mc.bot(t).title,()=>mc.bot(t).about]),Ti(n,[],a,()=>U(i),e=>F(i,e)),K(e,r)});var ae=z(ie,2),oe=I(ae);_i(oe),oe.value=oe.__value=r;var se=z(oe,2),ce=I(se),le=R(ce,!0),ue=R(z(ce),!0);O(se),O(ae),O(re),O(ee);var de=z(ee,2),fe=e=>{{let t=M(()=>Z(`setup-players`)),n=M(()=>U(l).players.map(e=>({value:e,label:String(e)})));$c(e,{get legend(){return U(t)},name:`players`,get options(){return U(n)},get value(){return U(d)},onchange:e=>F(a,e,!0)})}},pe=e=>{var t=cl(),n=R(t,!0);B(e=>q(n,e),[()=>gc(U(l).players)]),K(e,t)};J(de,e=>{U(l).players.length>1?e(fe):e(pe,-1)});var me=z(de,2),he=I(me),ge=R(he,!0),_e=z(he,2);_i(_e),O(me);var T=z(me,2),ve=R(T,!0),ye=z(T,2),be=e=>{var t=ll(),n=R(t,!0);B(()=>q(n,U(c))),K(e,t)};J(ye,e=>{U(c)&&e(be)}),O(S),O(t),B((e,t,n,r,i,a,o,c,l,u,d)=>{q(h,e),q(_,t),q(b,n),q(x,r),q(w,i),q(ne,a),q(le,o),q(ue,c),q(ge,l),X(_e,`placeholder`,u),T.disabled=U(s),q(ve,d)},[()=>$a(U(l).title),()=>mc.line(U(l)),()=>Z(`setup-rules`),()=>$a(U(l).summary),()=>Z(`setup-opponents`),()=>Z(`setup-bots`),()=>Z(`setup-friends`),()=>Z(`setup-friends-about`),()=>Z(`setup-name`),()=>Z(`setup-name-default`),()=>U(i)===r?Z(`setup-open`):Z(`setup-start`)]),xr(`submit`,S,p),Ti(n,[],oe,()=>U(i),e=>F(i,e)),Ci(_e,()=>U(o),e=>F(o,e)),K(e,t)},y=e=>{var n=dl(),r=L(n),i=R(r,!0),a=z(r,2),o=e=>{var t=ll(),n=R(t,!0);B(()=>q(n,mc.problem)),K(e,t)};J(a,e=>{mc.problem&&e(o)}),B(e=>q(i,e),[()=>mc.title(t.game)]),K(e,n)};J(_,e=>{U(l)?e(v):e(y,-1)}),O(m),B(e=>q(g,`← ${e??``}`),[()=>Z(`setup-back`)]),K(e,m),j()}var ml=G(`<span class="holder svelte-sizk3l"></span>`);function hl(e,t){A(t,!0);function n(e){ko(),e.replaceChildren(zo(t.number))}var r=ml();ni(r,()=>n),K(e,r),j()}var gl=G(`<div class="compass svelte-n9wauc" role="img"><span class="arrow left svelte-n9wauc" aria-hidden="true"></span> <!> <span class="dots svelte-n9wauc" aria-hidden="true"></span> <!> <span class="arrow right svelte-n9wauc" aria-hidden="true"></span></div>`);function _l(e,t){A(t,!0);var n=gl(),r=z(I(n),2);Gr(r,()=>t.ends[0],e=>{hl(e,{get number(){return t.ends[0]}})}),Gr(z(r,4),()=>t.ends[1],e=>{hl(e,{get number(){return t.ends[1]}})}),Ee(2),O(n),B(e=>X(n,`aria-label`,e),[()=>Z(`ends-open`,{left:t.ends[0],right:t.ends[1]})]),K(e,n),j()}var vl=G(`<dialog><div class="inside svelte-1imcjvo"><header class="svelte-1imcjvo"><h2> </h2> <form method="dialog"><button class="button small"> </button></form></header> <!></div></dialog>`);function yl(e,t){let n=Pr();A(t,!0);let r=Fi(t,`wide`,3,!1);function i(e){e.open||e.showModal()}var a=vl();let o;var s=I(a),c=I(s),l=I(c),u=R(l,!0),d=z(l,2),f=R(I(d),!0);O(d),O(c),ti(z(c,2),()=>t.children),O(s),O(a),ni(a,()=>i),B(e=>{X(a,`aria-labelledby`,n),o=ai(a,1,`svelte-1imcjvo`,null,o,{wide:r()}),X(l,`id`,n),q(u,t.title),q(f,e)},[()=>Z(`close`)]),xr(`close`,a,function(...e){t.onclose?.apply(this,e)}),W(`click`,a,e=>{e.target===e.currentTarget&&e.currentTarget.close()}),K(e,a),j()}Sr([`click`]);var bl=9,xl=74,Sl=30;function Cl(e,t){ko();let n={tiles:[]},r=new Map,i=null,a=null,o=!1,s=new ResizeObserver(c);s.observe(e);function c(){let t=n.tiles.length,r=e.clientWidth,i=e.clientHeight;if(!t||r<40||i<40)return;let a=0;for(let e=1;e<=3;e++){let n=r/Math.ceil(t/e)-wl(r),o=(i/e-16)/2.12;a=Math.max(a,Math.min(n,o,xl))}e.style.setProperty(`--tile`,`${Math.floor(Math.max(Sl,a))}px`),e.style.setProperty(`--gap`,`${wl(r)}px`)}function l(e){let n=document.createElement(`button`);n.type=`button`,n.className=`hand-tile`,n.dataset.tile=e;let r=Q(`svg`,{viewBox:`-6 -4 112 218`,"aria-hidden":`true`});r.append(Fo(Vo(e)));let a=document.createElement(`span`);return a.className=`notch`,a.setAttribute(`aria-hidden`,`true`),n.append(r,a),n.addEventListener(`click`,n=>{o?(o=!1,n.preventDefault()):(i=e,f(),t.onPick(e))}),n.addEventListener(`focus`,()=>{i=e,f()}),n.addEventListener(`pointerdown`,t=>u(t,e,n)),n}function u(e,n,r){if(e.button!==0||!e.isPrimary||a)return;let i={x:e.clientX,y:e.clientY},s=o=>{if(o.pointerId!==e.pointerId)return;if(!a){if(Math.hypot(o.clientX-i.x,o.clientY-i.y)<bl)return;a={tile:n,ghost:d(r),id:e.pointerId},r.classList.add(`lifted`),t.onDrag?.(n)}o.preventDefault();let s=a.ghost;s.style.transform=`translate(${o.clientX}px, ${o.clientY}px) translate(-50%, -60%)`},c=i=>{if(i.pointerId!==e.pointerId||(window.removeEventListener(`pointermove`,s),window.removeEventListener(`pointerup`,c),window.removeEventListener(`pointercancel`,c),!a))return;o=!0,setTimeout(()=>o=!1,0);let{ghost:l}=a;a=null,l.remove(),r.classList.remove(`lifted`),i.type===`pointerup`&&t.onDrop?.(n,i.clientX,i.clientY),t.onDrag?.(null)};window.addEventListener(`pointermove`,s,{passive:!1}),window.addEventListener(`pointerup`,c),window.addEventListener(`pointercancel`,c)}function d(e){let t=document.createElement(`div`);return t.className=`hand-ghost`,t.setAttribute(`aria-hidden`,`true`),t.append(e.querySelector(`svg`).cloneNode(!0)),t.style.width=`${e.clientWidth}px`,document.body.append(t),t}function f(){for(let[e,t]of r)t.tabIndex=e===i?0:-1}e.addEventListener(`keydown`,e=>{let t=n.tiles.map(e=>e.tile),a=t.indexOf(i??``);if(!t.length||a<0)return;let o={ArrowLeft:-1,ArrowUp:-1,ArrowRight:1,ArrowDown:1}[e.key],s;if(o!==void 0)s=(a+o+t.length)%t.length;else if(e.key===`Home`)s=0;else if(e.key===`End`)s=t.length-1;else return;e.preventDefault(),r.get(t[s])?.focus()});function p(a){let o=n.tiles.map(e=>e.tile),s=r.get(i??``)===document.activeElement;n=a;let u=a.tiles.map(e=>e.tile);for(let[e,t]of r)u.includes(e)||(t.remove(),r.delete(e));a.tiles.forEach(({tile:n,fits:i,label:s},c)=>{let u=r.get(n);u||(u=l(n),r.set(n,u),o.length&&t.moving?.()&&u.classList.add(`drawn`)),e.children[c]!==u&&e.insertBefore(u,e.children[c]??null),u.classList.toggle(`fits`,i!==null),u.dataset.fits=i??`none`,u.classList.toggle(`chosen`,n===a.chosen),u.classList.toggle(`sent`,n===a.sent),u.getAttribute(`aria-label`)!==s&&u.setAttribute(`aria-label`,s),u.setAttribute(`aria-pressed`,String(n===a.chosen))}),i!==null&&r.has(i)||(i=u[Math.min(Math.max(0,o.indexOf(i??``)),u.length-1)]??null,s&&(i===null?e.focus({preventScroll:!0}):r.get(i)?.focus({preventScroll:!0}))),f(),c()}return{show:p,focus(){(r.get(i??``)??e).focus({preventScroll:!0})},get current(){return i},box(e){return r.get(e)?.getBoundingClientRect()??null},destroy(){s.disconnect(),e.replaceChildren()}}}var wl=e=>e<500?5:e<900?8:10,Tl=G(`<div class="hand svelte-1871ceh" role="group" tabindex="-1"></div>`);function El(e,t){A(t,!0);let n=Fi(t,`table`,7),r=null;function i(e){return r=Cl(e,{moving:()=>!$.still,onPick:e=>n().ghost?.tile===e?n().confirm():n().pick(e),onDrag:e=>{n().dragged=e,e&&(n().chosen=null)},onDrop:(e,n,r)=>(t.ondrop(e,n,r),!0)}),()=>r?.destroy()}vn(()=>{r?.show({tiles:t.tiles.map(e=>({tile:e,fits:n().yourTurn?n().fits(e):null,label:n().yourTurn?n().tileLabel(e):e})),chosen:n().chosen??n().ghost?.tile??null,sent:n().sent})});function a(){r?.focus()}function o(){return r?.current??null}var s={focus:a,current:o},c=Tl();return ni(c,()=>i),B(()=>{X(c,`aria-label`,t.label),X(c,`data-turn`,n().yourTurn)}),K(e,c),j(s)}var Dl=(e=>(e[e.Border=-1]=`Border`,e[e.Data=0]=`Data`,e[e.Function=1]=`Function`,e[e.Position=2]=`Position`,e[e.Timing=3]=`Timing`,e[e.Alignment=4]=`Alignment`,e))(Dl||{}),Ol=[0,1],kl=[1,0],Al=[2,3],jl=[3,2],Ml={L:Ol,M:kl,Q:Al,H:jl},Nl=/^\d*$/,Pl=/^[A-Z0-9 $%*+./:-]*$/,Fl=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,Il=1,Ll=40,Rl=3,zl=3,Bl=40,Vl=10,Hl=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Ul=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Wl=class{constructor(e,t,n,r){if(this.version=e,this.ecc=t,e<Il||e>Ll)throw RangeError(`Version value out of range`);if(r<-1||r>7)throw RangeError(`Mask value out of range`);this.size=e*4+17;let i=Array.from({length:this.size}).fill(!1);for(let e=0;e<this.size;e++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(n);if(this.drawCodewords(a),r===-1){let e=1e9;for(let t=0;t<8;t++){this.applyMask(t),this.drawFormatBits(t);let n=this.getPenaltyScore();n<e&&(r=t,e=n),this.applyMask(t)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,t){return e>=0&&e<this.size&&t>=0&&t<this.size&&this.modules[t][e]}drawFunctionPatterns(){for(let e=0;e<this.size;e++)this.setFunctionModule(6,e,e%2==0,Dl.Timing),this.setFunctionModule(e,6,e%2==0,Dl.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),t=e.length;for(let n=0;n<t;n++)for(let r=0;r<t;r++)n===0&&r===0||n===0&&r===t-1||n===t-1&&r===0||this.drawAlignmentPattern(e[n],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let t=this.ecc[1]<<3|e,n=t;for(let e=0;e<10;e++)n=n<<1^(n>>>9)*1335;let r=(t<<10|n)^21522;for(let e=0;e<=5;e++)this.setFunctionModule(8,e,Kl(r,e));this.setFunctionModule(8,7,Kl(r,6)),this.setFunctionModule(8,8,Kl(r,7)),this.setFunctionModule(7,8,Kl(r,8));for(let e=9;e<15;e++)this.setFunctionModule(14-e,8,Kl(r,e));for(let e=0;e<8;e++)this.setFunctionModule(this.size-1-e,8,Kl(r,e));for(let e=8;e<15;e++)this.setFunctionModule(8,this.size-15+e,Kl(r,e));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let t=0;t<12;t++)e=e<<1^(e>>>11)*7973;let t=this.version<<12|e;for(let e=0;e<18;e++){let n=Kl(t,e),r=this.size-11+e%3,i=Math.floor(e/3);this.setFunctionModule(r,i,n),this.setFunctionModule(i,r,n)}}drawFinderPattern(e,t){for(let n=-4;n<=4;n++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(n)),a=e+r,o=t+n;a>=0&&a<this.size&&o>=0&&o<this.size&&this.setFunctionModule(a,o,i!==2&&i!==4,Dl.Position)}}drawAlignmentPattern(e,t){for(let n=-2;n<=2;n++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,t+n,Math.max(Math.abs(r),Math.abs(n))!==1,Dl.Alignment)}setFunctionModule(e,t,n,r=Dl.Function){this.modules[t][e]=n,this.types[t][e]=r}addEccAndInterleave(e){let t=this.version,n=this.ecc;if(e.length!==su(t,n))throw RangeError(`Invalid argument`);let r=Ul[n[0]][t],i=Hl[n[0]][t],a=Math.floor(ou(t)/8),o=r-a%r,s=Math.floor(a/r),c=[],l=cu(i);for(let t=0,n=0;t<r;t++){let r=e.slice(n,n+s-i+(t<o?0:1));n+=r.length;let a=lu(r,l);t<o&&r.push(0),c.push(r.concat(a))}let u=[];for(let e=0;e<c[0].length;e++)c.forEach((t,n)=>{(e!==s-i||n>=o)&&u.push(t[e])});return u}drawCodewords(e){if(e.length!==Math.floor(ou(this.version)/8))throw RangeError(`Invalid argument`);let t=0;for(let n=this.size-1;n>=1;n-=2){n===6&&(n=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let a=n-i,o=n+1&2?r:this.size-1-r;!this.types[o][a]&&t<e.length*8&&(this.modules[o][a]=Kl(e[t>>>3],7-(t&7)),t++)}}}applyMask(e){if(e<0||e>7)throw RangeError(`Mask value out of range`);for(let t=0;t<this.size;t++)for(let n=0;n<this.size;n++){let r;switch(e){case 0:r=(n+t)%2==0;break;case 1:r=t%2==0;break;case 2:r=n%3==0;break;case 3:r=(n+t)%3==0;break;case 4:r=(Math.floor(n/3)+Math.floor(t/2))%2==0;break;case 5:r=n*t%2+n*t%3==0;break;case 6:r=(n*t%2+n*t%3)%2==0;break;case 7:r=((n+t)%2+n*t%3)%2==0;break;default:throw Error(`Unreachable`)}!this.types[t][n]&&r&&(this.modules[t][n]=!this.modules[t][n])}}getPenaltyScore(){let e=0;for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[t][a]===n?(r++,r===5?e+=Rl:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*Bl),n=this.modules[t][a],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*Bl}for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[a][t]===n?(r++,r===5?e+=Rl:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*Bl),n=this.modules[a][t],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*Bl}for(let t=0;t<this.size-1;t++)for(let n=0;n<this.size-1;n++){let r=this.modules[t][n];r===this.modules[t][n+1]&&r===this.modules[t+1][n]&&r===this.modules[t+1][n+1]&&(e+=zl)}let t=0;for(let e of this.modules)t=e.reduce((e,t)=>e+ +!!t,t);let n=this.size*this.size,r=Math.ceil(Math.abs(t*20-n*10)/n)-1;return e+=r*Vl,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,t=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,n=[6];for(let r=this.size-7;n.length<e;r-=t)n.splice(1,0,r);return n}}finderPenaltyCountPatterns(e){let t=e[1],n=t>0&&e[2]===t&&e[3]===t*3&&e[4]===t&&e[5]===t;return(n&&e[0]>=t*4&&e[6]>=t?1:0)+(n&&e[6]>=t*4&&e[0]>=t?1:0)}finderPenaltyTerminateAndCount(e,t,n){return e&&(this.finderPenaltyAddHistory(t,n),t=0),t+=this.size,this.finderPenaltyAddHistory(t,n),this.finderPenaltyCountPatterns(n)}finderPenaltyAddHistory(e,t){t[0]===0&&(e+=this.size),t.pop(),t.unshift(e)}};function Gl(e,t,n){if(t<0||t>31||e>>>t)throw RangeError(`Value out of range`);for(let r=t-1;r>=0;r--)n.push(e>>>r&1)}function Kl(e,t){return!!(e>>>t&1)}var ql=class{constructor(e,t,n){if(this.mode=e,this.numChars=t,this.bitData=n,t<0)throw RangeError(`Invalid argument`);this.bitData=n.slice()}getData(){return this.bitData.slice()}},Jl=[1,10,12,14],Yl=[2,9,11,13],Xl=[4,8,16,16];function Zl(e,t){return e[Math.floor((t+7)/17)+1]}function Ql(e){let t=[];for(let n of e)Gl(n,8,t);return new ql(Xl,e.length,t)}function $l(e){if(!nu(e))throw RangeError(`String contains non-numeric characters`);let t=[];for(let n=0;n<e.length;){let r=Math.min(e.length-n,3);Gl(Number.parseInt(e.substring(n,n+r),10),r*3+1,t),n+=r}return new ql(Jl,e.length,t)}function eu(e){if(!ru(e))throw RangeError(`String contains unencodable characters in alphanumeric mode`);let t=[],n=0;for(;n+2<=e.length;n+=2){let r=Fl.indexOf(e.charAt(n))*45;r+=Fl.indexOf(e.charAt(n+1)),Gl(r,11,t)}return n<e.length&&Gl(Fl.indexOf(e.charAt(n)),6,t),new ql(Yl,e.length,t)}function tu(e){return e===``?[]:nu(e)?[$l(e)]:ru(e)?[eu(e)]:[Ql(au(e))]}function nu(e){return Nl.test(e)}function ru(e){return Pl.test(e)}function iu(e,t){let n=0;for(let r of e){let e=Zl(r.mode,t);if(r.numChars>=1<<e)return 1/0;n+=4+e+r.bitData.length}return n}function au(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)===`%`?(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2):t.push(e.charCodeAt(n));return t}function ou(e){if(e<Il||e>Ll)throw RangeError(`Version number out of range`);let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function su(e,t){return Math.floor(ou(e)/8)-Hl[t[0]][e]*Ul[t[0]][e]}function cu(e){if(e<1||e>255)throw RangeError(`Degree out of range`);let t=[];for(let n=0;n<e-1;n++)t.push(0);t.push(1);let n=1;for(let r=0;r<e;r++){for(let e=0;e<t.length;e++)t[e]=uu(t[e],n),e+1<t.length&&(t[e]^=t[e+1]);n=uu(n,2)}return t}function lu(e,t){let n=t.map(e=>0);for(let r of e){let e=r^n.shift();n.push(0),t.forEach((t,r)=>n[r]^=uu(t,e))}return n}function uu(e,t){if(e>>>8||t>>>8)throw RangeError(`Byte out of range`);let n=0;for(let r=7;r>=0;r--)n=n<<1^(n>>>7)*285,n^=(t>>>r&1)*e;return n}function du(e,t,n=1,r=40,i=-1,a=!0){if(!(Il<=n&&n<=r&&r<=Ll)||i<-1||i>7)throw RangeError(`Invalid value`);let o,s;for(o=n;;o++){let n=su(o,t)*8,i=iu(e,o);if(i<=n){s=i;break}if(o>=r)throw RangeError(`Data too long`)}for(let e of[kl,Al,jl])a&&s<=su(o,e)*8&&(t=e);let c=[];for(let t of e){Gl(t.mode[0],4,c),Gl(t.numChars,Zl(t.mode,o),c);for(let e of t.getData())c.push(e)}let l=su(o,t)*8;Gl(0,Math.min(4,l-c.length),c),Gl(0,(8-c.length%8)%8,c);for(let e=236;c.length<l;e^=253)Gl(e,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((e,t)=>u[t>>>3]|=e<<7-(t&7)),new Wl(o,t,u,i)}function fu(e,t){let{ecc:n=`L`,boostEcc:r=!1,minVersion:i=1,maxVersion:a=40,maskPattern:o=-1,border:s=1}=t||{},c=typeof e==`string`?tu(e):Array.isArray(e)?[Ql(e)]:void 0;if(!c)throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let l=du(c,Ml[n],i,a,o,r),u=pu({version:l.version,maskPattern:l.mask,size:l.size,data:l.modules,types:l.types},s);return t?.invert&&(u.data=u.data.map(e=>e.map(e=>!e))),t?.onEncoded?.(u),u}function pu(e,t=1){if(!t)return e;let{size:n}=e,r=n+t*2;e.size=r,e.data.forEach(e=>{for(let n=0;n<t;n++)e.unshift(!1),e.push(!1)});for(let n=0;n<t;n++)e.data.unshift(Array.from({length:r},e=>!1)),e.data.push(Array.from({length:r},e=>!1));let i=Dl.Border;e.types.forEach(e=>{for(let n=0;n<t;n++)e.unshift(i),e.push(i)});for(let n=0;n<t;n++)e.types.unshift(Array.from({length:r},e=>i)),e.types.push(Array.from({length:r},e=>i));return e}function mu(e){return e.replace(/&/g,`&amp;`).replace(/"/g,`&quot;`).replace(/</g,`&lt;`).replace(/>/g,`&gt;`)}function hu(e,t={}){let n=fu(e,t),{pixelSize:r=10,whiteColor:i=`white`,blackColor:a=`black`}=t,o=n.size*r,s=n.size*r,c=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${o}">`,l=[];for(let e=0;e<n.size;e++)for(let t=0;t<n.size;t++){let i=t*r,a=e*r;n.data[e][t]&&l.push(`M${i},${a}h${r}v${r}h-${r}z`)}return c+=`<rect fill="${mu(i)}" width="${s}" height="${o}"/>`,c+=`<path fill="${mu(a)}" d="${l.join(``)}"/>`,c+=`</svg>`,c}var gu=G(`<p class="problem" role="alert"> </p>`),_u=G(`<p class="warning svelte-1tny2s1" role="status"> </p>`),vu=G(`<option> </option>`),yu=G(`<p class="about"> </p>`),bu=G(`<div class="field"><label for="which"> </label> <select id="which" class="input"><option> </option><!></select> <!></div>`),xu=G(`<!> <!> <!> <div class="share svelte-1tny2s1"><div class="qr svelte-1tny2s1" role="img"></div> <div class="field"><label for="link"> </label> <input id="link" class="input" readonly=""/> <button class="button primary"> </button> <p class="about" role="status"> </p></div></div>`,1),Su=G(`<div class="stack"><p> </p> <!> <!></div>`);function Cu(e,t){A(t,!0);let n=P(null),r=P(``),i=P(``),a=P(``),o=P(null);async function s(){try{F(n,await fc.invites(t.table.id)),F(a,``)}catch(e){F(a,hc(e),!0)}}s();let c=M(()=>U(n)?.addresses[0]??location.origin),l=M(()=>{if(!U(n))return``;let e=U(r)?U(n).seats[U(r)]:void 0;return`${U(c)}/t/${t.table.id}#${e?`seat=${e}`:`invite=${U(n).invite}`}`}),u=M(()=>/^https?:\/\/(localhost|127\.|\[::1\])/.test(U(c)));async function d(e){if(U(n))try{let t=await fc.lan(e);F(n,{...U(n),...t}),F(a,``)}catch(e){F(a,hc(e),!0)}}async function f(){try{await navigator.clipboard.writeText(U(l)),F(i,Z(`invite-copied`),!0)}catch{U(o)?.focus(),U(o)?.select(),F(i,document.execCommand(`copy`)?Z(`invite-copied`):Z(`invite-selected`),!0)}}function p(e){vn(()=>{let t=new DOMParser().parseFromString(hu(U(l)||` `,{border:2}),`image/svg+xml`);e.replaceChildren(t.documentElement)})}{let s=M(()=>Z(`invite-title`));yl(e,{get title(){return U(s)},get onclose(){return t.onclose},children:(e,s)=>{var c=Su(),m=I(c),h=R(m,!0),g=z(m,2),_=e=>{var t=gu(),n=R(t,!0);B(()=>q(n,U(a))),K(e,t)};J(g,e=>{U(a)&&e(_)});var v=z(g,2),y=e=>{var a=xu(),s=L(a),c=e=>{{let t=M(()=>Z(`invite-lan`)),r=M(()=>Z(`invite-lan-about`));nl(e,{get label(){return U(t)},get about(){return U(r)},get on(){return U(n).lan},onchange:d})}};J(s,e=>{U(n).lan_possible!==!1&&e(c)});var m=z(s,2),h=e=>{var t=_u(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`invite-loopback`)]),K(e,t)};J(m,e=>{U(u)&&e(h)});var g=z(m,2),_=e=>{var i=bu(),a=I(i),o=R(a,!0),s=z(a,2),c=I(s),l=R(c,!0);c.value=c.__value=``,Y(z(c),16,()=>Object.keys(U(n).seats),e=>e,(e,n)=>{var r=vu(),i=R(r,!0),a={};B(e=>{q(i,e),a!==(a=n)&&(r.value=(r.__value=a)??``)},[()=>t.table.name(Number(n))]),K(e,r)}),O(s),li(s);var u=z(s,2),d=e=>{var t=yu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`invite-own`)]),K(e,t)};J(u,e=>{U(r)&&e(d)}),O(i),B((e,t)=>{q(o,e),q(l,t)},[()=>Z(`invite-which`),()=>Z(`invite-table`)]),ui(s,()=>U(r),e=>F(r,e)),K(e,i)},v=M(()=>Object.keys(U(n).seats).length);J(g,e=>{U(v)&&e(_)});var y=z(g,2),b=I(y);ni(b,()=>p);var x=z(b,2),S=I(x),ee=R(S,!0),C=z(S,2);_i(C),Ai(C,e=>F(o,e),()=>U(o));var w=z(C,2),te=R(w,!0),ne=R(z(w,2),!0);O(x),O(y),B((e,t,n)=>{X(b,`aria-label`,e),q(ee,t),vi(C,U(l)),q(te,n),q(ne,U(i))},[()=>Z(`invite-qr`),()=>Z(`invite-link`),()=>Z(`invite-copy`)]),xr(`focus`,C,e=>e.currentTarget.select()),W(`click`,w,f),K(e,a)};J(v,e=>{U(n)&&e(y)}),O(c),B(e=>q(h,e),[()=>Z(`invite-text`)]),K(e,c)},$$slots:{default:!0}})}j()}Sr([`click`]);var wu=G(`<small class="svelte-zk26cg"> </small>`),Tu=G(`<button class="button small"> </button>`),Eu=G(`<li><span class="number svelte-zk26cg" aria-hidden="true"> </span> <span class="name svelte-zk26cg"> <!> <!></span> <!></li>`),Du=G(`<!> <p class="row go svelte-zk26cg"><button class="button primary"> </button> <button class="button"> </button></p>`,1),Ou=G(`<p class="about"> </p>`),ku=G(`<section class="card lobby svelte-zk26cg" aria-labelledby="lobby-heading"><h2 id="lobby-heading"> </h2> <ul class="svelte-zk26cg"></ul> <!></section>`);function Au(e,t){A(t,!0);let n=P(`classical`),r=M(()=>mc.bots.length?mc.bots.map(e=>e.name):[`classical`]),i=M(()=>t.state.seats.filter(e=>e.kind===`empty`)),a=e=>t.table.send({do:`seat`,seat:e,kind:`bot`,bot:U(n)});function o(){for(let e of U(i))a(e.seat);t.table.send({do:`start`})}var s=ku(),c=I(s),l=R(c,!0),u=z(c,2);Y(u,21,()=>t.state.seats,e=>e.seat,(e,n)=>{var r=Eu();let i;var o=I(r),s=R(o,!0),c=z(o,2),l=I(c),u=z(l),d=e=>{var t=wu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`lobby-you`)]),K(e,t)},f=M(()=>t.state.you.includes(U(n).seat));J(u,e=>{U(f)&&e(d)});var p=z(u,2),m=e=>{var t=wu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`lobby-bot`)]),K(e,t)};J(p,e=>{U(n).kind===`bot`&&e(m)}),O(c);var h=z(c,2),g=e=>{var t=Tu(),r=R(t,!0);B((e,n)=>{X(t,`aria-label`,e),q(r,n)},[()=>Z(`lobby-add-bot`,{seat:U(n).seat}),()=>Z(`lobby-add`)]),W(`click`,t,()=>a(U(n).seat)),K(e,t)},_=e=>{var r=Tu(),i=R(r,!0);B((e,t)=>{X(r,`aria-label`,e),q(i,t)},[()=>Z(`lobby-free`,{seat:U(n).seat}),()=>Z(`lobby-free-short`)]),W(`click`,r,()=>t.table.send({do:`free`,seat:U(n).seat})),K(e,r)};J(h,e=>{t.state.owner&&U(n).kind===`empty`?e(g):t.state.owner&&U(n).kind===`bot`&&e(_,1)}),O(r),B(e=>{i=ai(r,1,`svelte-zk26cg`,null,i,{empty:U(n).kind===`empty`}),q(s,U(n).seat),q(l,`${e??``} `)},[()=>U(n).kind===`empty`?Z(`lobby-empty`):t.table.name(U(n).seat)]),K(e,r)}),O(u);var d=z(u,2),f=e=>{var a=Du(),s=L(a),c=e=>{{let t=M(()=>Z(`lobby-level`)),i=M(()=>U(r).map(e=>({value:e,label:mc.bot(e).title})));$c(e,{get legend(){return U(t)},name:`level`,get options(){return U(i)},get value(){return U(n)},onchange:e=>F(n,e,!0)})}};J(s,e=>{U(i).length&&e(c)});var l=z(s,2),u=I(l),d=R(u,!0),f=z(u,2),p=R(f,!0);O(l),B((e,t)=>{q(d,e),q(p,t)},[()=>U(i).length?Z(`lobby-fill`):Z(`lobby-start`),()=>Z(`invite-open`)]),W(`click`,u,o),W(`click`,f,function(...e){t.oninvite?.apply(this,e)}),K(e,a)},p=e=>{var t=Ou(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`lobby-wait-owner`)]),K(e,t)};J(d,e=>{t.state.owner?e(f):e(p,-1)}),O(s),B(e=>q(l,e),[()=>Z(`lobby-title`)]),K(e,s),j()}Sr([`click`]);var ju=G(`<li> </li>`),Mu=G(`<ol class="log svelte-e9nk9y" tabindex="0"></ol>`);function Nu(e,t){A(t,!0);function n(e){vn(()=>{t.table.log.length,e.scrollHeight-e.scrollTop-e.clientHeight<120&&requestAnimationFrame(()=>e.scrollTop=e.scrollHeight)})}var r=Mu();Y(r,21,()=>t.table.log,Kr,(e,t)=>{var n=ju();let r;var i=R(n,!0);B(()=>{r=ai(n,1,`svelte-e9nk9y`,null,r,{heading:U(t).heading}),q(i,U(t).text)}),K(e,n)}),O(r),ni(r,()=>n),K(e,r),j()}var Pu=G(`<span> </span>`),Fu=G(`<span class="away svelte-1ffs3sw"> </span>`),Iu=G(`<span class="now svelte-1ffs3sw"> </span>`),Lu=G(`<span class="did svelte-1ffs3sw"> </span>`),Ru=G(`<button class="button small svelte-1ffs3sw"> </button>`),zu=G(`<li><span class="who svelte-1ffs3sw"><span class="name svelte-1ffs3sw"> </span> <span class="tags svelte-1ffs3sw"><!> <!> <!> <!></span></span> <span class="backs svelte-1ffs3sw"><span class="pile svelte-1ffs3sw" aria-hidden="true"></span> <span class="count svelte-1ffs3sw" aria-hidden="true"> </span> <span class="hidden"> </span></span> <!> <!></li>`);function Bu(e,t){A(t,!0);let n=M(()=>t.state.seats.find(e=>e.seat===t.state.you[0])),r=M(()=>!!U(n)&&U(n).seat!==t.seat.seat&&U(n).side===t.seat.side&&t.seat.kind!==`dead`),i=M(()=>t.seat.kind===`human`&&t.table.presence[t.seat.seat]===`gone`),a=M(()=>t.seat.last===`pass`?Z(`seat-passed`):t.seat.last===`draw`?Z(`seat-drew`):``),o=M(()=>Math.min(t.seat.tiles,14));var s=zu();let c;var l=I(s),u=I(l),d=R(u,!0),f=z(u,2),p=I(f),m=e=>{var t=Pu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`seat-partner`)]),K(e,t)};J(p,e=>{U(r)&&e(m)});var h=z(p,2),g=e=>{var t=Pu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`lobby-bot`)]),K(e,t)};J(h,e=>{t.seat.kind===`bot`&&e(g)});var _=z(h,2),v=e=>{var t=Fu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`seat-gone`)]),K(e,t)};J(_,e=>{U(i)&&e(v)});var y=z(_,2),b=e=>{var t=Pu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`seat-leads`)]),K(e,t)};J(y,e=>{t.state.lead===t.seat.seat&&e(b)}),O(f),O(l);var x=z(l,2),S=I(x);Y(S,21,()=>({length:U(o)}),Kr,(e,t)=>{oc(e,{tile:null,fine:!1})}),O(S);var ee=z(S,2),C=R(ee,!0),w=R(z(ee,2),!0);O(x);var te=z(x,2),ne=e=>{var t=Iu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`seat-turn`)]),K(e,t)},re=e=>{var t=Lu(),n=R(t,!0);B(()=>q(n,U(a))),K(e,t)};J(te,e=>{t.state.turn===t.seat.seat?e(ne):U(a)&&e(re,1)});var ie=z(te,2),ae=e=>{var n=Ru(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`seat-replace`,{name:t.table.name(t.seat.seat)})]),W(`click`,n,()=>t.table.send({do:`seat`,seat:t.seat.seat,kind:`bot`,bot:`classical`})),K(e,n)};J(ie,e=>{U(i)&&t.state.owner&&t.state.phase!==`seating`&&e(ae)}),O(s),B((e,n)=>{c=ai(s,1,`plate ${t.place??``}`,`svelte-1ffs3sw`,c,{turn:t.state.turn===t.seat.seat}),X(s,`data-seat`,t.seat.seat),q(d,e),q(C,t.seat.tiles),q(w,n)},[()=>t.table.name(t.seat.seat),()=>Z(`seat-tiles`,{count:t.seat.tiles})]),K(e,s),j()}Sr([`click`]);var Vu=e=>e>0?`+${e}`:String(e).replace(`-`,`−`),Hu=G(`<th scope="col" class="svelte-7kegbp"> </th>`),Uu=G(`<td class="svelte-7kegbp"> </td>`),Wu=G(`<tr><th scope="row" class="svelte-7kegbp"> </th><!></tr>`),Gu=G(`<div class="scroll svelte-7kegbp"><table class="svelte-7kegbp"><thead class="svelte-7kegbp"><tr><th scope="col" class="svelte-7kegbp"> </th><!></tr></thead><tbody class="svelte-7kegbp"></tbody><tfoot class="svelte-7kegbp"><tr><th scope="row" class="svelte-7kegbp"> </th><!></tr></tfoot></table></div>`),Ku=G(`<p class="about"> </p>`),qu=G(`<li> <strong> </strong></li>`),Ju=G(`<h3 class="svelte-7kegbp"> </h3> <ul class="svelte-7kegbp"></ul>`,1),Yu=G(`<!> <!>`,1);function Xu(e,t){A(t,!0);let n=M(()=>t.state.accounts.some(e=>e!==0));var r=Yu(),i=L(r),a=e=>{var n=Gu(),r=I(n),i=I(r),a=I(i),o=I(a),s=R(o,!0);Y(z(o),17,()=>t.state.scores,Kr,(e,n,r)=>{var i=Hu(),a=R(i,!0);B(e=>q(a,e),[()=>t.table.side(r+1)]),K(e,i)}),O(a),O(i);var c=z(i);Y(c,21,()=>t.table.sheet,e=>e.deal,(e,t)=>{var n=Wu(),r=I(n),i=R(r,!0);Y(z(r),17,()=>U(t).marks,Kr,(e,t)=>{var n=Uu(),r=R(n,!0);B(()=>q(r,U(t)||`–`)),K(e,n)}),O(n),B(()=>q(i,U(t).deal)),K(e,n)}),O(c);var l=z(c),u=I(l),d=I(u),f=R(d,!0);Y(z(d),17,()=>t.state.scores,Kr,(e,t)=>{var n=Uu(),r=R(n,!0);B(()=>q(r,U(t))),K(e,n)}),O(u),O(l),O(r),O(n),B((e,t)=>{q(s,e),q(f,t)},[()=>Z(`sheet-deal`),()=>Z(`sheet-total`)]),K(e,n)},o=e=>{var t=Ku(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`sheet-empty`)]),K(e,t)};J(i,e=>{t.table.sheet.length?e(a):e(o,-1)});var s=z(i,2),c=e=>{var n=Ju(),r=L(n),i=R(r,!0),a=z(r,2);Y(a,21,()=>t.state.seats,e=>e.seat,(e,n)=>{var r=qu(),i=I(r),a=R(z(i),!0);O(r),B((e,t)=>{q(i,`${e??``} `),q(a,t)},[()=>t.table.name(U(n).seat),()=>Vu(t.state.accounts[U(n).seat-1]??0)]),K(e,r)}),O(a),B(e=>q(i,e),[()=>Z(`sheet-account`)]),K(e,n)};J(s,e=>{U(n)&&e(c)}),K(e,r),j()}var Zu=G(`<span><!></span>`),Qu=G(`<em class="svelte-1tasx9"> </em>`),$u=G(`<li><span class="name svelte-1tasx9"> </span> <span class="tiles svelte-1tasx9"><span class="hidden"> </span> <!> <!></span> <span class="pips svelte-1tasx9"> </span></li>`),ed=G(`<span class="about"> </span>`),td=G(`<li><strong> </strong> <!></li>`),nd=G(`<span> <strong> </strong></span>`),rd=G(`<p class="stakes svelte-1tasx9"> <!></p>`),id=G(`<ul class="marks svelte-1tasx9"></ul> <!>`,1),ad=G(`<button class="button"> </button>`),od=G(`<button class="button primary"> </button>`),sd=G(`<!> <a class="button" href="/"> </a>`,1),cd=G(`<span class="about" role="status"> </span>`),ld=G(`<section class="card result svelte-1tasx9" aria-labelledby="result-heading"><h2 id="result-heading" class="svelte-1tasx9"> </h2> <p class="about"><!></p> <ul class="hands svelte-1tasx9"></ul> <!> <p class="row go svelte-1tasx9"><!> <!></p></section>`);function ud(e,t){A(t,!0);let n=M(()=>t.result.hands.reduce((e,t)=>e+t.length,0)),r=P(0),i=M(()=>U(r)>=U(n));vn(()=>{let e=U(n);if($.still||$.now.pace===`instant`){F(r,e,!0);return}F(r,0);let t=$.now.pace===`slow`?420:210,i=setInterval(()=>{F(r,U(r)+1),$.now.sound&&U(r)<=e&&Fs(`count`),U(r)>=e&&clearInterval(i)},t);return()=>clearInterval(i)});function a(e){let n=t.result.hands.slice(0,e).reduce((e,t)=>e+t.length,0);return Math.max(0,Math.min(t.result.hands[e].length,U(r)-n))}function o(e){return e.flatMap(Vo).reduce((e,t)=>e+t,0)}let s=M(()=>t.state.phase===`finished`),c=M(()=>{let e=t.result.out?t.table.name(t.result.out):``;return t.result.outcome===`domino`&&e?Z(`result-domino`,{name:e}):t.result.outcome===`reached`&&e?Z(`result-reached`,{name:e}):t.result.outcome===`void`?Z(`result-void`):Z(`result-closed`)}),l=M(()=>{let e=t.result.winner??[];return e.length?e.some(e=>t.state.you.includes(e))?Z(`result-won-you`):Z(`result-won`,{names:eo(e.map(e=>t.table.name(e)))}):Z(`result-drawn`)}),u=M(()=>t.state.you.some(e=>t.state.ready?.includes(e)));var d=ld(),f=I(d),p=R(f,!0),m=z(f,2),h=I(m),g=e=>{var n=Mr();B(e=>q(n,`${U(c)??``}. ${e??``}`),[()=>Z(`result-times`,{times:t.result.multiplier??1})]),K(e,n)},_=e=>{var n=Mr();B(e=>q(n,e),[()=>Z(`result-title`,{deal:t.state.deal})]),K(e,n)};J(h,e=>{U(s)?e(g):e(_,-1)}),O(m);var v=z(m,2);Y(v,23,()=>t.state.seats,e=>e.seat,(e,n,r)=>{let s=M(()=>t.result.hands[U(r)]??[]);var c=$u();let l;var u=I(c),d=R(u,!0),f=z(u,2),p=I(f),m=R(p,!0),h=z(p,2);Y(h,18,()=>U(s),e=>e,(e,t,n)=>{var i=Zu();let o;var s=I(i);{let e=M(()=>U(n)<a(U(r))?t:null);oc(s,{get tile(){return U(e)}})}O(i),B(e=>o=ai(i,1,`one svelte-1tasx9`,null,o,{shown:e}),[()=>U(n)<a(U(r))]),K(e,i)});var g=z(h,2),_=e=>{var t=Qu(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`result-out`)]),K(e,t)};J(g,e=>{U(s).length||e(_)}),O(f);var v=R(z(f,2),!0);O(c),B((e,t,n,r)=>{l=ai(c,1,`svelte-1tasx9`,null,l,{winner:e}),q(d,t),q(m,n),q(v,r)},[()=>U(i)&&t.result.winners.includes(U(n).seat),()=>t.table.name(U(n).seat),()=>U(s).join(`, `),()=>U(s).length?Z(`result-pips`,{pips:o(U(s).slice(0,a(U(r))))}):``]),K(e,c)}),O(v);var y=z(v,2),b=e=>{var n=id(),r=L(n);Y(r,21,()=>t.result.marks,Kr,(e,n,r)=>{var i=Nr(),a=L(i),o=e=>{var i=td(),a=I(i),o=R(a,!0),s=z(a),c=z(s),l=e=>{var n=ed(),i=R(n);B(e=>q(i,`(${e??``})`),[()=>Z(`result-now`,{points:t.state.scores[r]})]),K(e,n)};J(c,e=>{t.state.scores[r]!==void 0&&e(l)}),O(i),B((e,t)=>{q(o,e),q(s,` ${t??``} `)},[()=>t.table.side(r+1),()=>Z(`result-marks`,{points:U(n)})]),K(e,i)};J(a,e=>{U(n)&&e(o)}),K(e,i)}),O(r);var i=z(r,2),a=e=>{var n=rd(),r=I(n);Y(z(r),17,()=>t.state.seats,e=>e.seat,(e,n)=>{var r=nd(),i=I(r),a=R(z(i),!0);O(r),B((e,t)=>{q(i,`${e??``} `),q(a,t)},[()=>t.table.name(U(n).seat),()=>Vu(t.result.stakes[U(n).seat-1]??0)]),K(e,r)}),O(n),B(e=>q(r,`${e??``}: `),[()=>Z(`result-stakes`)]),K(e,n)},o=M(()=>U(s)&&t.result.stakes?.some(e=>e));J(i,e=>{U(o)&&e(a)}),K(e,n)};J(y,e=>{U(i)&&e(b)});var x=z(y,2),S=I(x),ee=e=>{var t=ad(),i=R(t,!0);B(e=>q(i,e),[()=>Z(`result-skip`)]),W(`click`,t,()=>F(r,U(n),!0)),K(e,t)};J(S,e=>{U(i)||e(ee)});var C=z(S,2),w=e=>{var n=sd(),r=L(n),i=e=>{var n=Nr(),r=L(n),i=e=>{var t=ed(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`rematch-waiting`)]),K(e,t)},a=e=>{var n=od(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`rematch`)]),W(`click`,n,()=>t.table.send({do:`rematch`})),K(e,n)};J(r,e=>{U(u)&&!t.state.owner?e(i):e(a,-1)}),K(e,n)};J(r,e=>{t.state.you.length&&e(i)});var a=R(z(r,2),!0);B(e=>q(a,e),[()=>Z(`table-home`)]),K(e,n)},te=e=>{var n=Nr(),r=L(n),i=e=>{var t=cd(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`result-waiting`)]),K(e,t)},a=e=>{var n=od(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`result-next`)]),W(`click`,n,()=>t.table.send({do:`next`})),K(e,n)};J(r,e=>{U(u)?e(i):e(a,-1)}),K(e,n)};J(C,e=>{U(s)?e(w):t.state.you.length&&e(te,1)}),O(x),O(d),B(()=>q(p,U(s)?U(l):U(c))),K(e,d),j()}Sr([`click`]);var dd=G(`<li><span class="side svelte-1v4k8jr"> </span> <span class="points svelte-1v4k8jr"> </span> <meter min="0" aria-hidden="true" class="svelte-1v4k8jr"></meter></li>`),fd=G(`<span> </span>`),pd=G(`<ul class="svelte-1v4k8jr"></ul> <p class="terms svelte-1v4k8jr"><!> <!> <!></p>`,1);function md(e,t){A(t,!0);let n=M(()=>t.state.seats.find(e=>e.seat===t.state.you[0])?.side??0),r=M(()=>Math.max(t.state.target??0,...t.state.scores,1));var i=pd(),a=L(i);Y(a,21,()=>t.state.scores,Kr,(e,i,a)=>{var o=dd();let s;var c=I(o),l=R(c,!0),u=z(c,2),d=R(u,!0),f=z(u,2);O(o),B(e=>{s=ai(o,1,`svelte-1v4k8jr`,null,s,{own:U(n)===a+1}),q(l,e),q(d,U(i)),X(f,`max`,U(r)),vi(f,U(i))},[()=>t.table.side(a+1)]),K(e,o)}),O(a);var o=z(a,2),s=I(o),c=e=>{var n=fd(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`target`,{target:t.state.target})]),K(e,n)};J(s,e=>{t.state.target&&e(c)});var l=z(s,2),u=e=>{var n=fd(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`stake`,{stake:t.state.stake})]),K(e,n)};J(l,e=>{t.state.stake&&e(u)});var d=z(l,2),f=e=>{var n=fd(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`pot`,{pot:t.state.pot})]),K(e,n)};J(d,e=>{t.state.pot&&e(f)}),O(o),K(e,i),j()}var hd={p:`pass`,e:`ends`,h:`say`,l:`line`,c:`counts`,s:`scores`,t:`turn`,m:`sound`};function gd(e,t,n){if(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey)return;let r=e.target;if(r?.closest(`input, select, textarea, dialog`))return;let i=r?.closest(`.hand`)!==null&&r!==null,a=!i&&(r?.closest(`button, a`)??null)!==null,{key:o}=e;if(o===`<`||o===`,`||o===`[`)t.left();else if(o===`>`||o===`.`||o===`]`)t.right();else if(o===`?`)t.help();else if(o===`Escape`)t.cancel();else if(o===` `&&!a)e.repeat||t.draw();else if(o===`Enter`&&!a){if(e.repeat||!t.enter())return}else if((o===`ArrowLeft`||o===`ArrowRight`)&&!i&&!a)t.hand();else if(n&&!e.repeat&&hd[o.toLowerCase()])t[hd[o.toLowerCase()]]();else return;e.preventDefault()}var _d=[[],[`top`],[`right`,`left`],[`right`,`top`,`left`],[`right`,`top-right`,`top-left`,`left`],[`right`,`top-right`,`top`,`top-left`,`left`]];function vd(e,t){let n=t===null?-1:e.indexOf(t),r=[...e.slice(n+1),...e.slice(0,Math.max(n,0))],i=_d[Math.min(r.length,_d.length-1)];return r.map((e,t)=>({seat:e,place:i[t]??`top`}))}var yd=G(`<span class="svelte-19mpg5n"> </span>`),bd=G(`<li class="svelte-19mpg5n"><span class="svelte-19mpg5n"> </span> <strong class="svelte-19mpg5n"> </strong></li>`),xd=jr(`<path d="M15.500 9a4 4 0 010 6M18 6.500a8 8 0 010 11"></path>`),Sd=jr(`<path d="M16 9.500l5 5m0-5l-5 5"></path>`),Cd=G(`<button class="svelte-19mpg5n"> </button>`),wd=G(`<div id="table-menu" class="card svelte-19mpg5n"><button class="svelte-19mpg5n"> </button> <button class="svelte-19mpg5n"> </button> <!> <!> <button class="svelte-19mpg5n"> </button> <button class="svelte-19mpg5n"> </button> <!></div>`),Td=G(`<p class="banner svelte-19mpg5n" role="status"> </p>`),Ed=G(`<p class="stock svelte-19mpg5n"><span aria-hidden="true"><!></span> <span aria-hidden="true"> <strong> </strong></span> <span class="hidden"> </span></p>`),Dd=G(`<div class="over svelte-19mpg5n"><!></div>`),Od=G(`<p class="prompt svelte-19mpg5n"> </p> <button class="big svelte-19mpg5n"> </button> <button class="big plain svelte-19mpg5n"> </button>`,1),kd=G(`<button class="big plain svelte-19mpg5n"> </button> <button class="big svelte-19mpg5n"> </button>`,1),Ad=G(`<button class="big end svelte-19mpg5n"><span class="arrow left svelte-19mpg5n" aria-hidden="true"></span><!> </button> <button class="big end svelte-19mpg5n"> <!><span class="arrow right svelte-19mpg5n" aria-hidden="true"></span></button>`,1),jd=G(`<small class="svelte-19mpg5n"> </small>`),Md=G(`<button class="big svelte-19mpg5n"> </button>`),Nd=G(`<!> <p class="prompt svelte-19mpg5n"> <!></p> <!> <!>`,1),Pd=G(`<div><span class="whose svelte-19mpg5n"> </span> <!></div>`),Fd=G(`<div class="hands svelte-19mpg5n"><!> <div><!></div></div>`),Id=G(`<p class="watching svelte-19mpg5n"> </p>`),Ld=G(`<button class="button small svelte-19mpg5n"> </button>`),Rd=G(`<div class="stack"><p> </p> <p class="row"><button class="button danger"> </button> <a class="button" href="/"> </a></p></div>`),zd=G(`<div><header class="bar svelte-19mpg5n"><a class="icon home svelte-19mpg5n" href="/"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-19mpg5n"><path d="M15 5l-7 7 7 7"></path></svg></a> <div class="title svelte-19mpg5n"><h1 tabindex="-1" class="svelte-19mpg5n"> </h1> <!></div> <ul class="chips svelte-19mpg5n"></ul> <button class="icon svelte-19mpg5n"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-19mpg5n"><path d="M4 10v4h3l5 4V6L7 10z" class="full"></path><!></svg></button> <div class="menu svelte-19mpg5n"><button class="icon svelte-19mpg5n" aria-controls="table-menu"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-19mpg5n"><path d="M4 7h16M4 12h16M4 17h16"></path></svg></button> <!></div></header> <!> <section class="arena svelte-19mpg5n"><h2 class="hidden"> </h2> <ul class="seats svelte-19mpg5n"></ul> <!> <h2 class="hidden"> </h2> <div class="line svelte-19mpg5n"><!></div> <!></section> <section class="tray svelte-19mpg5n" aria-labelledby="hand-heading"><h2 id="hand-heading" class="hidden"> </h2> <div><!></div> <!></section> <aside class="side svelte-19mpg5n"><section class="svelte-19mpg5n"><h2> </h2> <!> <!></section> <section class="grow svelte-19mpg5n"><h2> </h2> <!></section></aside></div> <!>`,1);function Bd(e,t){A(t,!0);let n=P(null),r=P(!1),i=P(void 0),a=P(void 0),o,s=M(()=>mc.title(t.state.rules)),c=M(()=>vd(t.state.seats.map(e=>e.seat),t.state.you[0]??null)),l=M(()=>U(c).map(({seat:e,place:n})=>({place:n,seat:t.state.seats.find(t=>t.seat===e)}))),u=M(()=>t.state.phase===`play`),d=M(()=>t.table.ghost?null:t.table.dragged??t.table.chosen),f=M(()=>t.table.yourTurn&&t.state.seats.some(e=>e.kind===`dead`&&e.seat===t.state.turn)),p=M(()=>t.table.complaint?t.table.complaint:t.state.phase===`fair`||t.state.phase===`lots`?Z(`turn-shuffle`):!U(u)||t.state.turn===null?``:t.table.yourTurn?t.state.legal.length?t.state.line.length?Z(`turn-yours`):Z(`turn-lead`):t.state.may.includes(`draw`)?Z(`turn-draw`):Z(`turn-pass`):Z(`turn-of`,{name:t.table.name(t.state.turn)}));Ii(()=>{t.how===`invite`?F(n,`invite`):t.how===`start`&&t.state.phase===`seating`&&t.state.owner&&t.state.seats.every(e=>e.kind!==`empty`)&&t.table.send({do:`start`})});function m(e,n,r){let a=U(i)?.endAt(n,r)??null;a?t.table.end(a,e):!t.table.movesOf(e).length&&h(n,r)&&t.table.pick(e)}function h(e,t){return document.elementFromPoint(e,t)?.closest(`.arena`)!==null}function g(e){let n=t.table.latest?.tile===e?t.table.latest.seat:0;return(o.querySelector(`[data-seat="${n}"]`)??o.querySelector(`.hand`))?.getBoundingClientRect()??null}function _(){F(n,null)}let v={left:()=>t.table.end(`left`,t.table.chosen??U(a)?.current()??null),right:()=>t.table.end(`right`,t.table.chosen??U(a)?.current()??null),hand:()=>U(a)?.focus(),draw:()=>t.table.act(`draw`),pass:()=>t.table.act(`pass`),cancel:()=>{F(r,!1),t.table.cancel()},enter:()=>{if(t.table.ghost)t.table.confirm();else if(t.state.phase===`counted`)t.table.send({do:`next`});else return!1;return!0},ends:()=>Ri.answer(t.table.sayEnds()),say:()=>Ri.answer(t.table.sayHand()),line:()=>Ri.answer(t.table.sayLine()),counts:()=>Ri.answer(t.table.sayCounts()),scores:()=>Ri.answer(t.table.sayScores()),turn:()=>Ri.answer(t.table.sayTurn()||U(p)),sound:()=>{$.set(`sound`,!$.now.sound),Ri.answer(`${Z(`settings-sound`)}: ${$.now.sound?Z(`yes`):Z(`no`)}`)},help:()=>F(n,`help`)};function y(e){U(n)===null&&gd(e,v,$.now.letters)}function b(){t.table.send({do:`leave`}),ao.go(`/`)}let x=M(()=>t.state.asked),S=M(()=>!!U(x)&&t.state.you.length>0&&!t.state.you.some(e=>U(x).agreed?.includes(e))&&!t.state.you.includes(U(x).seat)),ee=M(()=>U(u)&&!U(x)&&t.state.options.take_back===!0&&t.table.latest!==null&&t.state.you.includes(t.table.latest.seat)&&t.table.log.length>0&&!t.table.yourTurn);var C=zd();xr(`keydown`,Qt,y);var w=L(C);let te;var ne=I(w),re=I(ne),ie=z(re,2),ae=I(ie),oe=R(ae,!0),se=z(ae,2),ce=e=>{var n=yd(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`deal-number`,{deal:t.state.deal})]),K(e,n)};J(se,e=>{t.state.deal&&e(ce)}),O(ie);var le=z(ie,2);Y(le,21,()=>t.state.scores,Kr,(e,n,r)=>{var i=bd(),a=I(i),o=R(a,!0),s=R(z(a,2),!0);O(i),B(e=>{q(o,e),q(s,U(n))},[()=>t.table.side(r+1)]),K(e,i)}),O(le);var ue=z(le,2),de=I(ue),fe=z(I(de)),pe=e=>{K(e,xd())},me=e=>{K(e,Sd())};J(fe,e=>{$.now.sound?e(pe):e(me,-1)}),O(de),O(ue);var he=z(ue,2),ge=I(he),_e=z(ge,2),T=e=>{var i=wd(),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0),l=z(s,2),u=e=>{var t=Cd(),r=R(t,!0);B(e=>q(r,e),[()=>Z(`invite-open`)]),W(`click`,t,()=>F(n,`invite`)),K(e,t)};J(l,e=>{t.state.owner&&e(u)});var d=z(l,2),f=e=>{var n=Cd(),r=R(n,!0);B(e=>q(r,e),[()=>Z(`take-back`)]),W(`click`,n,()=>t.table.send({do:`ask`,what:`take_back`})),K(e,n)};J(d,e=>{U(ee)&&e(f)});var p=z(d,2),m=R(p,!0),h=z(p,2),g=R(h,!0),_=z(h,2),v=e=>{var t=Cd(),r=R(t,!0);B(e=>q(r,e),[()=>Z(`table-leave`)]),W(`click`,t,()=>F(n,`leave`)),K(e,t)};J(_,e=>{t.state.you.length&&e(v)}),O(i),B((e,t,n,r)=>{q(o,e),q(c,t),q(m,n),q(g,r)},[()=>Z(`table-sheet`),()=>Z(`table-log`),()=>Z(`settings-title`),()=>Z(`help-title`)]),W(`click`,i,()=>F(r,!1)),W(`click`,a,()=>F(n,`sheet`)),W(`click`,s,()=>F(n,`log`)),W(`click`,p,()=>F(n,`settings`)),W(`click`,h,()=>F(n,`help`)),K(e,i)};J(_e,e=>{U(r)&&e(T)}),O(he),O(ne);var ve=z(ne,2),ye=e=>{var n=Td(),r=R(n,!0);B(e=>q(r,e),[()=>t.table.status===`restarting`?Z(`link-restarting`):t.table.status===`lost`?Z(`link-lost`):Z(`link-connecting`)]),K(e,n)};J(ve,e=>{t.table.status!==`open`&&e(ye)});var be=z(ve,2),xe=I(be),Se=R(xe,!0),E=z(xe,2);Y(E,21,()=>U(l),({seat:e,place:t})=>e.seat,(e,n)=>{let r=()=>U(n).seat,i=()=>U(n).place;Bu(e,{get table(){return t.table},get state(){return t.state},get seat(){return r()},get place(){return i()}})}),O(E);var Ce=z(E,2),D=e=>{var n=Ed(),r=I(n);oc(I(r),{tile:null,fine:!1,lying:!0}),O(r);var i=z(r,2),a=I(i),o=R(z(a),!0);O(i);var s=R(z(i,2),!0);O(n),B((e,n)=>{q(a,`${e??``} `),q(o,t.state.stock),q(s,n)},[()=>Z(`stock`),()=>Z(`stock-count`,{count:t.state.stock})]),K(e,n)};J(Ce,e=>{t.state.stock>0&&e(D)});var we=z(Ce,2),Te=R(we,!0),De=z(we,2),Oe=I(De);{let e=M(()=>t.table.latest?.tile??null);Ai(ic(Oe,{get state(){return t.state},get aimed(){return U(d)},get ghost(){return t.table.ghost},get latest(){return U(e)},origin:g,onend:e=>t.table.end(e,U(d))}),e=>F(i,e,!0),()=>U(i))}O(De);var ke=z(De,2),Ae=e=>{var r=Dd();Au(I(r),{get table(){return t.table},get state(){return t.state},oninvite:()=>F(n,`invite`)}),O(r),K(e,r)},je=e=>{var n=Dd();Gr(I(n),()=>`${t.state.partie??1} ${t.state.deal}`,e=>{ud(e,{get table(){return t.table},get state(){return t.state},get result(){return t.state.result}})}),O(n),K(e,n)};J(ke,e=>{t.state.phase===`seating`?e(Ae):t.state.result&&(t.state.phase===`counted`||t.state.phase===`finished`)&&e(je,1)}),O(be);var Me=z(be,2),Ne=I(Me),Pe=R(Ne,!0),Fe=z(Ne,2);let Ie;var Le=I(Fe),Re=e=>{var n=Od(),r=L(n),i=R(r,!0),a=z(r,2),o=R(a,!0),s=z(a,2),c=R(s,!0);B((e,t,n)=>{q(i,e),q(o,t),q(c,n)},[()=>Z(`take-back-question`,{name:t.table.name(U(x).seat)}),()=>Z(`yes`),()=>Z(`no`)]),W(`click`,a,()=>t.table.send({do:`answer`,what:U(x).what,yes:!0})),W(`click`,s,()=>t.table.send({do:`answer`,what:U(x).what,yes:!1})),K(e,n)},ze=e=>{var n=kd(),r=L(n),i=R(r,!0),a=z(r,2),o=R(a,!0);B((e,t)=>{q(i,e),q(o,t)},[()=>Z(`confirm-cancel`),()=>Z(`confirm-lay`)]),W(`click`,r,()=>t.table.cancel()),W(`click`,a,()=>t.table.confirm()),K(e,n)},Be=e=>{var n=Ad(),r=L(n),i=z(I(r));Gr(i,()=>t.state.ends[0],e=>{hl(e,{get number(){return t.state.ends[0]}})});var a=z(i);O(r);var o=z(r,2),s=I(o);Gr(z(s),()=>t.state.ends[1],e=>{hl(e,{get number(){return t.state.ends[1]}})}),Ee(),O(o),B((e,t,n,i)=>{X(r,`aria-label`,e),q(a,` ${t??``}`),X(o,`aria-label`,n),q(s,`${i??``} `)},[()=>Z(`end-left-about`,{tile:t.table.chosen,number:t.state.ends[0]}),()=>Z(`end-left`),()=>Z(`end-right-about`,{tile:t.table.chosen,number:t.state.ends[1]}),()=>Z(`end-right`)]),W(`click`,r,()=>t.table.end(`left`)),W(`click`,o,()=>t.table.end(`right`)),K(e,n)},Ve=e=>{var n=Nd(),r=L(n),i=e=>{_l(e,{get ends(){return t.state.ends}})};J(r,e=>{t.state.ends&&U(u)&&e(i)});var a=z(r,2),o=I(a,!0),s=z(o),c=e=>{var t=jd(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`link-sending`)]),K(e,t)};J(s,e=>{t.table.pending.length&&t.table.status!==`open`&&e(c)}),O(a);var l=z(a,2),d=e=>{var t=Md(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`act-draw`)]),W(`click`,t,function(...e){v.draw?.apply(this,e)}),K(e,t)},f=M(()=>U(u)&&t.state.may.includes(`draw`));J(l,e=>{U(f)&&e(d)});var m=z(l,2),h=e=>{var t=Md(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`act-pass`)]),W(`click`,t,function(...e){v.pass?.apply(this,e)}),K(e,t)},g=M(()=>U(u)&&t.state.may.includes(`pass`));J(m,e=>{U(g)&&e(h)}),B(()=>q(o,U(p))),K(e,n)};J(Le,e=>{U(x)&&U(S)?e(Re):t.table.ghost?e(ze,1):t.table.chosen&&t.state.ends?e(Be,2):e(Ve,-1)}),O(Fe);var He=z(Fe,2),Ue=e=>{var n=Fd(),r=I(n),i=e=>{var n=Pd();let r;var i=I(n),a=R(i,!0),o=z(i,2);{let e=M(()=>Z(`hand-of-dead`));El(o,{get table(){return t.table},get tiles(){return t.state.dead_hand},get label(){return U(e)},ondrop:m})}O(n),B(e=>{r=ai(n,1,`one svelte-19mpg5n`,null,r,{idle:!U(f)&&t.table.yourTurn}),q(a,e)},[()=>Z(`hand-of-dead`)]),K(e,n)};J(r,e=>{t.state.dead_hand?.length&&e(i)});var o=z(r,2);let s;var c=I(o);{let e=M(()=>Z(`hand-heading`));Ai(El(c,{get table(){return t.table},get tiles(){return t.state.hand},get label(){return U(e)},ondrop:m}),e=>F(a,e,!0),()=>U(a))}O(o),O(n),B(()=>s=ai(o,1,`one svelte-19mpg5n`,null,s,{idle:U(f)})),K(e,n)},We=e=>{var t=Id(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`spectator`)]),K(e,t)};J(He,e=>{t.state.you.length?e(Ue):e(We,-1)}),O(Me);var Ge=z(Me,2),k=I(Ge),Ke=I(k),qe=R(Ke,!0),Je=z(Ke,2);md(Je,{get table(){return t.table},get state(){return t.state}});var Ye=z(Je,2),Xe=e=>{var t=Ld(),r=R(t,!0);B(e=>q(r,e),[()=>Z(`table-sheet`)]),W(`click`,t,()=>F(n,`sheet`)),K(e,t)};J(Ye,e=>{t.table.sheet.length&&e(Xe)}),O(k);var Ze=z(k,2),Qe=I(Ze),$e=R(Qe,!0);Nu(z(Qe,2),{get table(){return t.table}}),O(Ze),O(Ge),O(w),Ai(w,e=>o=e,()=>o);var et=z(w,2),tt=e=>{{let t=M(()=>Z(`help-title`));yl(e,{get title(){return U(t)},onclose:_,wide:!0,children:(e,t)=>{Fc(e,{})},$$slots:{default:!0}})}},nt=e=>{{let n=M(()=>Z(`table-sheet`));yl(e,{get title(){return U(n)},onclose:_,wide:!0,children:(e,n)=>{Xu(e,{get table(){return t.table},get state(){return t.state}})},$$slots:{default:!0}})}},rt=e=>{{let n=M(()=>Z(`log-heading`));yl(e,{get title(){return U(n)},onclose:_,children:(e,n)=>{Nu(e,{get table(){return t.table}})},$$slots:{default:!0}})}},it=e=>{{let t=M(()=>Z(`settings-title`));yl(e,{get title(){return U(t)},onclose:_,wide:!0,children:(e,t)=>{il(e,{})},$$slots:{default:!0}})}},at=e=>{Cu(e,{get table(){return t.table},onclose:_})},ot=e=>{{let t=M(()=>Z(`table-leave`));yl(e,{get title(){return U(t)},onclose:_,children:(e,t)=>{var n=Rd(),r=I(n),i=R(r,!0),a=z(r,2),o=I(a),s=R(o,!0),c=R(z(o,2),!0);O(a),O(n),B((e,t,n)=>{q(i,e),q(s,t),q(c,n)},[()=>Z(`leave-sure`),()=>Z(`table-leave`),()=>Z(`table-home`)]),W(`click`,o,b),K(e,n)},$$slots:{default:!0}})}};J(et,e=>{U(n)===`help`?e(tt):U(n)===`sheet`?e(nt,1):U(n)===`log`?e(rt,2):U(n)===`settings`?e(it,3):U(n)===`invite`?e(at,4):U(n)===`leave`&&e(ot,5)}),B((e,n,i,a,o,c,l,u,d,f)=>{te=ai(w,1,`table svelte-19mpg5n`,null,te,{dead:t.state.dead_hand!==null&&t.state.dead_hand.length>0}),X(re,`aria-label`,e),q(oe,U(s)),X(le,`aria-label`,n),X(ue,`aria-pressed`,$.now.sound),X(ue,`aria-label`,i),X(ge,`aria-expanded`,U(r)),X(ge,`aria-label`,a),X(be,`aria-label`,o),q(Se,c),q(Te,l),q(Pe,u),Ie=ai(Fe,1,`status svelte-19mpg5n`,null,Ie,{yours:t.table.yourTurn&&!t.table.complaint,complaint:!!t.table.complaint}),q(qe,d),q($e,f)},[()=>Z(`table-home`),()=>Z(`scores-heading`),()=>Z(`settings-sound`),()=>Z(`menu`),()=>Z(`line-heading`),()=>Z(`players-heading`),()=>Z(`line-heading`),()=>Z(`hand-heading`),()=>Z(`scores-heading`),()=>Z(`log-heading`)]),W(`click`,ue,function(...e){v.sound?.apply(this,e)}),W(`click`,ge,()=>F(r,!U(r))),K(e,C),j()}Sr([`click`]);var Vd=G(`<h1 tabindex="-1"> </h1> <p class="lead"> </p> <form class="card stack svelte-hd2skv"><div class="field"><label for="join-name"> </label> <input id="join-name" class="input" maxlength="24" autocomplete="nickname"/></div> <button class="button primary"> </button></form>`,1),Hd=G(`<h1 tabindex="-1"> </h1> <p class="problem" role="alert"> </p>`,1),Ud=G(`<h1 class="coming svelte-hd2skv" tabindex="-1"> </h1>`),Wd=G(`<p class="problem" role="alert"> </p> <p><a class="button" href="/"> </a></p>`,1),Gd=G(`<!> <div class="sheet-page narrow stack"><!> <!></div>`,1);function Kd(e,t){A(t,!0);let n=new Ys(t.id),r=P(`coming`),i=``,a=P(Yt($.now.name)),o=P(``),s=P(!1),c=P(``);Ii(()=>{Ri.clear(),mc.load();let e=vc(location.hash),a=new URLSearchParams(location.search);F(c,a.has(`start`)?`start`:a.has(`invite`)?`invite`:``,!0),e?.kind===`seat`&&bc(t.id,e.secret);let o=xc(t.id);return(e&&o||U(c))&&history.replaceState(null,``,`/t/${t.id}`),o?l({secret:o}):e?(i=e.secret,F(r,`asking`)):u(),()=>n.close()});async function l(e){F(s,!0),F(o,``);try{let n=await fc.join(t.id,e);n?.seat_secret&&bc(t.id,n.seat_secret),e.invite&&history.replaceState(null,``,`/t/${t.id}`),u()}catch(t){t instanceof uc&&t.status===0&&e.secret?u():F(o,hc(t),!0)}finally{F(s,!1)}}function u(){F(r,`there`),n.connect()}function d(e){if(e.preventDefault(),U(s))return;let t=U(a).trim()||Z(`setup-name-default`);U(a).trim()&&$.set(`name`,t),l({invite:i,name:t})}vn(()=>{Qa.language,n.speak()});var f=Nr(),p=L(f),m=e=>{Bd(e,{get table(){return n},get state(){return n.state},get how(){return U(c)}})},h=e=>{var t=Gd(),i=L(t);ro(i,{page:`table`});var c=z(i,2),l=I(c),u=e=>{var t=Vd(),n=L(t),r=R(n,!0),i=z(n,2),o=R(i,!0),c=z(i,2),l=I(c),u=I(l),f=R(u,!0),p=z(u,2);_i(p),O(l);var m=z(l,2),h=R(m,!0);O(c),B((e,t,n,i,a)=>{q(r,e),q(o,t),q(f,n),X(p,`placeholder`,i),m.disabled=U(s),q(h,a)},[()=>Z(`join-title`),()=>Z(`join-text`),()=>Z(`setup-name`),()=>Z(`setup-name-default`),()=>Z(`join-button`)]),xr(`submit`,c,d),Ci(p,()=>U(a),e=>F(a,e)),K(e,t)},f=e=>{var t=Hd(),n=L(t),r=R(n,!0),i=R(z(n,2),!0);B((e,t)=>{q(r,e),q(i,t)},[()=>Z(`lost-title`),()=>Z(`error-no-table`)]),K(e,t)},p=e=>{var t=Ud(),n=R(t,!0);B(e=>q(n,e),[()=>Z(`link-connecting`)]),K(e,t)};J(l,e=>{U(r)===`asking`?e(u):n.status===`refused`?e(f,1):U(o)||e(p,2)});var m=z(l,2),h=e=>{var t=Wd(),n=L(t),r=R(n,!0),i=z(n,2),a=R(I(i),!0);O(i),B(e=>{q(r,U(o)),q(a,e)},[()=>Z(`table-home`)]),K(e,t)};J(m,e=>{U(o)&&e(h)}),O(c),K(e,t)};J(p,e=>{U(r)===`there`&&n.state?e(m):e(h,-1)}),K(e,f),j()}var qd=G(`<a class="skip" href="#content"> </a> <!> <main id="content" tabindex="-1" class="svelte-1n46o8q"><!></main> <!>`,1);function Jd(e,t){A(t,!0);let n=M(()=>ao.route);vn(()=>{document.title=Z(`title`)});var r=qd(),i=L(r),a=R(i,!0),o=z(i,2),s=e=>{ro(e,{get page(){return U(n).page}})};J(o,e=>{U(n).page!==`table`&&e(s)});var c=z(o,2),l=I(c),u=e=>{Wc(e,{})},d=e=>{pl(e,{get game(){return U(n).game}})},f=e=>{var t=Nr();Gr(L(t),()=>U(n).table,e=>{Kd(e,{get id(){return U(n).table}})}),K(e,t)},p=e=>{Mc(e,{})},m=e=>{var t=Nr();Gr(L(t),()=>U(n).table,e=>{Xc(e,{get id(){return U(n).table}})}),K(e,t)},h=e=>{ol(e,{})},g=e=>{Lc(e,{})},_=e=>{Kc(e,{})};J(l,e=>{U(n).page===`home`?e(u):U(n).page===`setup`?e(d,1):U(n).page===`table`?e(f,2):U(n).page===`games`?e(p,3):U(n).page===`replay`?e(m,4):U(n).page===`settings`?e(h,5):U(n).page===`help`?e(g,6):e(_,-1)}),O(c),Vi(z(c,2),{}),B(e=>q(a,e),[()=>Z(`skip`)]),W(`click`,i,e=>{e.preventDefault(),document.getElementById(`content`)?.focus()}),K(e,r),j()}Sr([`click`]);async function Yd(){$.start(),ao.start(),js(),zr(Jd,{target:document.getElementById(`app`)})}Yd();