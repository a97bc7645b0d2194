// The game that is played for money: dollars, events and companies are seen at every size.
import type { Scene } from '../../src/protocol';
import {
  connectAll,
  expect,
  onEachDevice,
  openTable,
  playUntil,
  prefer,
  sensible,
  sit,
  start,
  test,
} from '../support/test';

const WORDS = { en: { money: /^\$\d+/, won: / with \$\d+/ }, pl: { money: /^\d+ \$/, won: /: \d+ \$/ } };

onEachDevice(() => {
  for (const language of ['en', 'pl'] as const) {
    test(`dollars and the event stand on the table (${language})`, async ({ page, url }) => {
      const table = await openTable(url, { edition: 'legacy', people: ['Ala', 'Olek'], bots: 1 });
      const players = await connectAll(url, table);
      await start(players);
      const turned = (scene: Scene) => scene.view?.event?.active != null && scene.view.choices !== null;
      await playUntil(
        players,
        (scene, player) => player === players[0] && (turned(scene) || scene.table.status === 'finished'),
        sensible,
      );
      const event = players[0]!.scene.view?.event?.active;
      players[0]!.close();
      await prefer(page, { language });
      await sit(page, url, table, table.people[0], { language });
      await expect(page.getByTestId('player-0').locator('.score .unseen')).toHaveText(WORDS[language].money);
      const note = page.getByTestId('event');
      await expect(note).toBeVisible();
      await expect(note).toHaveAttribute('data-state', event == null ? 'none' : /in_force|spent/);
      if ((await note.getAttribute('open')) === null) await note.locator('summary').click();
      await expect(note.locator('p').first()).toBeVisible();
      players.forEach((player) => player.close());
    });
  }

  test('a whole game ends with a slip in dollars', async ({ page, url }) => {
    const table = await openTable(url, { edition: 'legacy', people: ['Ala', 'Olek'], bots: 1 });
    const players = await connectAll(url, table);
    await start(players);
    await playUntil(players, (scene) => scene.table.status === 'finished', sensible);
    players.forEach((player) => player.close());
    await prefer(page, { language: 'en' });
    await sit(page, url, table, table.people[0], { language: 'en' });
    await expect(page.getByText(WORDS.en.won).first()).toBeVisible();
  });
});
