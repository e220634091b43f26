"""What ``palamede arbiter`` is made of."""
