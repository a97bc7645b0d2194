/** Whether the last thing a person used was the keyboard; listened for as long as the page lives. */
let keyboard = false;

export function byKeyboard(): boolean {
  return keyboard;
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (keyboard = true), true);
  document.addEventListener('pointerdown', () => (keyboard = false), true);
}
