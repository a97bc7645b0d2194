import ending from '../../art/ending.svg?raw';

/** For {@attach}: the drawings of the last page are laid into the document once, for `<use>`. */
export function useEnding(): void {
  if (document.getElementById('laurel')) return;
  const sprite = new DOMParser().parseFromString(ending, 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'unseen');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.append(document.adoptNode(sprite));
}
