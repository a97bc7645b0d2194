/** Does something now and again every `ms` while the page is looked at; call it in an effect. */
export function whileVisible(task: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setInterval> | null = null;
  const stop = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const follow = () => {
    stop();
    if (document.hidden) return;
    task();
    timer = setInterval(task, ms);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', follow);
  };
}
