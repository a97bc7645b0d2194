/** Who people may be at the table besides their name: a picture they choose, never a colour or a sign of the game. */
export const FACES = ['fox', 'bear', 'owl', 'cat', 'hare', 'frog', 'badger', 'penguin'] as const;

export type Face = (typeof FACES)[number];

/** What a table says of a seat may be of another client, which has pictures of its own. */
export function isFace(badge: string | undefined): badge is Face {
  return FACES.some((face) => face === badge);
}
