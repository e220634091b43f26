/** Sounds made on the spot: the click of bone on wood, a knock, tiles being mixed, a chime. */

export type Sound = 'lay' | 'pass' | 'draw' | 'turn' | 'shuffle' | 'count' | 'won' | 'lost' | 'error';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  // Before the first touch a browser makes no sound, and complains when it is asked to.
  if (!context && navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

/** Browsers make no sound before the first touch: wake up with it. */
export function wakeSound(): void {
  const wake = (): void => {
    audio();
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

function hiss(on: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return noise;
}

/** A short burst of filtered noise: two hard things that touch. */
function tap(on: AudioContext, at: number, pitch: number, loud: number, length = 0.05): void {
  const source = on.createBufferSource();
  source.buffer = hiss(on);
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 3.2;
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(at, Math.random() * 0.3, length + 0.02);
}

function tone(on: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const source = on.createOscillator();
  source.type = 'sine';
  source.frequency.setValueAtTime(pitch, at);
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(on.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

export function play(sound: Sound): void {
  const on = audio();
  if (!on || on.state !== 'running') return;
  const at = on.currentTime + 0.005;
  const vary = 0.92 + Math.random() * 0.16;
  switch (sound) {
    case 'lay':
      tap(on, at, 2300 * vary, 0.55, 0.04);
      tap(on, at + 0.012, 620 * vary, 0.6, 0.07);
      break;
    case 'pass':
      tap(on, at, 240, 0.9, 0.09);
      tap(on, at + 0.15, 220, 0.8, 0.1);
      break;
    case 'draw':
      tap(on, at, 1500 * vary, 0.2, 0.12);
      tap(on, at + 0.1, 2100 * vary, 0.3, 0.04);
      break;
    case 'turn':
      tone(on, at, 587, 0.06, 0.22);
      tone(on, at + 0.09, 880, 0.05, 0.3);
      break;
    case 'shuffle':
      for (let step = 0; step < 16; step++) {
        tap(on, at + step * 0.055 + Math.random() * 0.03, 900 + Math.random() * 1900, 0.22, 0.05);
      }
      break;
    case 'count':
      tap(on, at, 1900, 0.3, 0.03);
      break;
    case 'won':
      [523, 659, 784, 1047].forEach((pitch, step) => tone(on, at + step * 0.11, pitch, 0.07, 0.4));
      break;
    case 'lost':
      [440, 349].forEach((pitch, step) => tone(on, at + step * 0.18, pitch, 0.06, 0.4));
      break;
    case 'error':
      tone(on, at, 180, 0.08, 0.14);
      break;
  }
}
