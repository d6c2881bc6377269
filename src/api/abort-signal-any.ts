/** ky joins the signal of a call with its own by AbortSignal.any, which Chrome before 116 and Safari before 17.4 lack. */
AbortSignal.any ??= (signals: Iterable<AbortSignal>) => {
  const joined = new AbortController();
  for (const signal of signals) {
    const abort = () => joined.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: joined.signal });
  }
  return joined.signal;
};
