import { plural } from '../plural';
import { cards } from './cards';

const { listed } = cards;

/** What is said between the games of a campaign. No word of a box is here: those come when they are opened. */
export const campaign = {
  nobody: 'nobody',
  bot: (level: string) => `bot ${level}`,

  shelf: {
    title: 'My campaigns',
    none: (games: number) =>
      `A campaign is ${games} games that change the map for good, played by the same group over weeks or months.`,
    new: 'New campaign',
    told: (told: number, of: number) => `${told} of ${of} chapters told`,
    chapter: (n: number, of: number) => `Chapter ${n} of ${of}`,
    chapters_told: (n: number) => plural('en', n, { one: '# chapter told', other: '# chapters told' }),
    you: 'you',
    your_turn: 'It waits for you',
    waits_for: (names: string[]) => `Waiting for ${listed(names)}`,
    gathering: 'Next chapter not begun',
    playing: 'A chapter is being played',
    closing: 'A chapter is closing',
    finished: 'The story is told',
    meet: (text: string) => `Next: ${text}`,
    saved: 'Backup on this device',
    not_saved: 'No backup of the last chapter on this device',
  },

  restore: {
    from_file: 'Open a campaign file',
    kept: (name: string, chapters: number) =>
      `${name}: ${plural('en', chapters, { one: '# chapter', other: '# chapters' })} on this device.`,
    not_here: 'This server does not know it.',
    bring_back: 'Bring it back here',
    whole_part: (text: string) => `What is whole: ${text}.`,
    take_part: 'Take the whole part',
    open_it: 'Open the campaign',
    faults: {
      damaged: 'The file is damaged, and nothing was changed. Try another member’s file; everyone’s device keeps one.',
      unknown_content: 'This server does not have the box that this campaign is played with. Nothing was changed.',
      later_format:
        'The file was written by a newer version. Nothing was changed; this server has to be updated first.',
      lives_here: 'This campaign is already on this server.',
      other_campaign: 'That is the file of another campaign. Nothing was changed.',
      nothing_new: 'The file holds nothing that is not here already.',
      not_a_campaign: 'That is no campaign file. Nothing was changed.',
    },
  },

  company: {
    taken: (by: string) => `Run by ${by}`,
  },

  fresh: {
    title: 'A new campaign',
    foreword: (name: string, games: number) =>
      `${name}: ${games} games, one after another, and what happens in one is there in the next. What your company earns goes into its vault until the last game is over. The story is read when its time comes, and everything is kept by itself.`,
    name: 'Name of the campaign',
    name_hint: 'As it will stand on the shelf; it can be changed later.',
    my_company: 'Choose your company',
    choose_company: 'Choose a company first.',
    others: 'The other companies',
    others_hint: 'Two to five take part. Friends choose one of those that are free when they open the link.',
    by_whom: (company: string) => `Who runs ${company}`,
    kinds: { friend: 'Free for a friend', device: 'Somebody at this device', bot: 'A bot' },
    level: 'Strength of the bot',
    free: (n: number) =>
      plural('en', n, { one: '# company is free for friends.', other: '# companies are free for friends.' }),
    complete: (people: number, bots: number) =>
      `${plural('en', people, { one: '# person', other: '# people' })} and ${plural('en', bots, { one: '# bot', other: '# bots' })}.`,
    found: 'Begin the campaign',
    founding: 'One moment…',
    later: 'The first game begins when all are there.',
  },

  join: {
    title: (name: string) => `Join “${name}”`,
    at: (chapter: number, games: number, year: number) => `Next is chapter ${chapter} of ${games}, ${year}.`,
    late: 'For the games before, your company takes fixed results.',
    full: 'No company is free in this campaign now.',
    which: 'Which company do you run?',
    take: 'Run this company',
    what: (games: number) => `${games} games with the same map, which remembers everything.`,
  },

  faults: {
    company_taken: 'This company has just been taken; choose another one.',
    too_late: 'Too late for a new company: the story has gone too far.',
    campaign_over: 'This campaign is over.',
    table_full: 'All companies are taken.',
    wrong_code: 'The link is not complete: its last part opens the campaign. Ask for it again.',
    no_such_campaign:
      'This campaign is not on this server. Its members’ devices keep its file; with one of them it comes back.',
    no_such_company: 'There is no such company.',
    bad_token: 'This device could not make a key for the company. Reload the page and try again.',
    not_admitted: 'Only members of this campaign may see this.',
    not_now: 'Not at this moment. While a chapter is played, nobody new can join.',
    not_your_choice: 'Somebody else decides this.',
    not_an_option: 'That cannot be chosen any more; look again.',
    not_ready: 'Somebody is still missing.',
    no_such_entry: 'It cannot go back to that place.',
    vote_pending: 'Another question is still open; answer that one first.',
    no_vote: 'That question is settled.',
    stale: 'Something has changed meanwhile; look again.',
    lost: 'The connection was lost before the answer came. Try again.',
  },

  comes: {
    here: 'here',
    not_yet: 'not yet said',
    absent: 'away tonight',
    bot: (level: string) => `${level} (bot) stands in`,
    guest: (name: string) => `${name} plays as a guest`,
    its_bot: 'a bot plays',
    nobody: 'run by nobody',
    fixed: 'a fixed result counts',
    slip: 'tonight’s result counts',
  },

  absence: {
    title: (name: string) => `${name} is not here. What about tonight?`,
    fixed: 'A fixed result',
    fixed_hint: 'The company does not play; a fixed result is entered at the end of the campaign.',
    bot: 'A bot plays',
    guest: 'A guest plays',
    which_bot: 'Which bot?',
    who: 'Who plays?',
    guest_name: 'Guest',
    what_counts: 'What counts for the company?',
    slip: 'Tonight’s result',
    counts_hint: 'Everything else that is won tonight is the company’s in any case.',
  },

  gathering: {
    title: (n: number, of: number) => `Chapter ${n} of ${of}`,
    year: (year: number, trains: number) =>
      `${year}, ${plural('en', trains, { one: '# wagon', other: '# wagons' })} for each company. Who is here?`,
    here: 'I am here',
    not_here_after_all: 'Not here after all',
    away: 'Not here tonight',
    otherwise: 'Change that',
    caboose: 'has the caboose',
    all_here: 'All of us are here',
    begin: 'Open the chapter',
    waits_for: (names: string[]) => `Nobody has said yet about ${listed(names)}.`,
    two_must_come: 'A game needs two companies at least. Invite somebody, or add a bot.',
    not_ready: 'One moment: not everybody has answered.',
  },

  recap: {
    last: 'Last time',
    changed: 'What changed',
    tonight: 'Tonight',
  },

  story: {
    title: 'The story',
    head: (game: number, games: number, year: number | null) =>
      `Chapter ${game}${games > 0 ? ` of ${games}` : ''}${year === null ? '' : ` · ${year}`}`,
    page: (n: number, of: number) => `page ${n} of ${of}`,
    next: 'Next page',
    back: 'Back',
    read: 'That is all',
    to_game: 'On to the game',
    aloud: 'Read aloud',
    hush: 'Stop reading',
    read_by: (names: string[]) => `Has read this page: ${listed(names)}`,
    read_by_nobody: 'Nobody has turned this page yet.',
    all_read: '✓ All have read this page',
    again: 'Read the story again',
  },

  region: {
    opened: 'A box is opened',
    new_rule: 'New rule',
  },

  ask: {
    event: 'which event goes to the archive?',
    item: 'which one goes to the office?',
    city: (token: string) => `${token}: in which city?`,
    option: 'what shall it be?',
    waits_for: (who: string) => `${who} decides. This can wait; everything is kept.`,
    long: 'This has waited for a day.',
    pass_on: 'Ask the others to let a bot decide',
    choose: 'Choose this',
    sure: (thing: string) => `For ever: ${thing}`,
    yes: 'Yes, so be it',
    no: 'No, choose again',
  },

  postcard: {
    number: (n: number) => `Postcard ${n}`,
    shown: '✓ answered',
    unread: 'Its words are on their way.',
    for_you: 'For you alone',
    was: 'On the other side',
    turn: 'Turn it over (for its holder alone)',
    hide: 'Turn it back',
  },

  slip: {
    title: 'Deposit slip',
    total: 'Into the vault',
    dollars: 'Dollars at the end of the game',
    tickets: (n: number) => `Tickets: ${n} complete`,
    idle: (n: number) => plural('en', n, { one: '# unused wagon', other: '# unused wagons' }),
    earned: 'Earned in this game',
    floor: 'A slip is never below 0',
    all: 'The slips of this game',
  },

  closing: {
    title: (year: number) => `The year ${year} closes`,
    line: 'The end of the chapter, station by station',
    stations: {
      slip: 'Slips',
      archive: 'Archive',
      story: 'Story',
      post: 'Post',
      map: 'On the map',
      vault: 'Vault',
      next: 'Until next time',
    },
    you_are_asked: 'A decision waits for you.',
    to_question: 'Go there',
    stamps: (n: number) => plural('en', n, { one: '# ticket stamped', other: '# tickets stamped' }),
    vault: 'The slips go into the vaults, and these stay shut until the last game is over. Sums are not shown.',
    put_in: 'Put the slip into the vault',
    back: 'Back',
    next: 'Next',
    waits: 'One moment…',
    waits_for: (who: string) => `Waiting for ${who}.`,
    done: 'Good night',
    to_vaults: 'To the vaults',
  },

  backup: {
    title: 'Backup',
    by_itself:
      'After every chapter each member’s device keeps the whole campaign by itself. Any one of these brings it back.',
    this_device: 'This device',
    has: 'has the last chapter',
    has_until: (n: number) => `has chapter ${n}`,
    has_none: 'has none yet',
    unkept: 'This device could not keep the file. Save it as a file of your own.',
    failed: 'The file could not be fetched; try again.',
    save: 'Save the file',
  },

  meet: {
    title: 'The next chapter',
    none: 'No date yet.',
    agreed: (text: string) => `Agreed: ${text}`,
    when: 'When do you meet?',
    agree: 'Set the date',
    clear: 'No date',
  },

  vaults: {
    title: 'The vaults are opened',
    won: (names: string[]) =>
      names.length > 1 ? `${listed(names)} share the win` : `${listed(names)} wins the campaign`,
    one_by_one: 'From the last place up, one after another.',
    sums: 'Every line of the count stands below.',
    open: (who: string) => `Open the vault: ${who}`,
    open_all: 'Open them all',
    things: (things: string) => `In the vault: ${things}`,
    place: (n: number) => `Place ${n}`,
    no_place: 'Without a place',
    table: 'The final count in figures',
    company: 'Company',
    sum: 'Sum',
    to_chronicle: 'To the chronicle',
  },

  chronicle: {
    line: 'The chapters told so far',
    empty: 'Nothing has been played yet; the chronicle begins with the first game.',
    chapter: (year: number, game: number) => `${year}, chapter ${game}`,
    map: (year: number) => `The map at the end of ${year}`,
    slips: 'The slips',
    moments: 'Remembered for',
    chosen: 'Who chose what',
    regions: 'On the map by then',
    replay: 'Watch this game again',
    marks: 'The map remembers',
    of: (n: number, all: number) => `${n} of ${all}`,
    keepsake: 'Save the map as a picture (SVG)',
    print: 'Print',
    failed: 'The picture could not be made; try again.',
  },

  vote: {
    rewind_chapter: (year: number, game: number) => `Go back to before chapter ${game}, ${year}?`,
    rewind_end: (year: number, game: number) => `Go back to the end of chapter ${game}, ${year}?`,
    restore: (name: string, chapter: number, year: number) =>
      `Go on from a file of “${name}” that has got to chapter ${chapter}, ${year}?`,
    hand: (company: string) => `May whoever has the link take ${company}?`,
    pass_on: (company: string) => `May a bot decide for ${company}?`,
    by: (who: string) => `Asked by ${who}. All people who hold a company must agree; one no ends it.`,
    rewind_keeps: 'What was played since then is kept as a branch of its own. The game is dealt anew.',
    seen: 'This has been read since, and stays known:',
    restore_keeps: 'What is here now is kept as a branch of its own.',
    waits_for: (names: string[]) => `Has not answered yet: ${listed(names)}`,
    yes: 'Yes, I agree',
    no: 'No',
    answered: 'You have answered.',
  },

  piece: {
    story: (game: number, side: 'a' | 'b') => `a page of chapter ${game}, ${side === 'a' ? 'front' : 'back'}`,
    postcard: (n: number) => `postcard ${n}`,
    secret: (n: number) => `the other side of postcard ${n}`,
    ticket: (name: string) => `ticket ${name}`,
    unknown: 'something that you have not seen',
  },

  rewind: {
    hint: 'A campaign can go back to where a chapter began or ended. Nothing is lost: what you leave stays readable.',
    none: 'No game has begun yet, so there is nothing to go back to.',
    to_chapter: (year: number, game: number) => `Before chapter ${game}, ${year}`,
    to_end: (year: number, game: number) => `After the game of chapter ${game}, ${year}`,
    choose: 'Go back to here',
    now: 'Go back now',
    ask: 'Ask everybody',
    no: 'No, stay',
    left: 'Left behind',
    branch: (year: number, attempt: number) => `${year}, attempt ${attempt}`,
    from_file: 'From a file',
    from_file_hint: 'If this server has lost a part, any member’s file can bring it back, if all agree.',
    file: 'Choose a file',
  },

  evening: {
    hint: 'An evening on the map as it is now: no story, no offices, no post, and nothing of it is kept in the campaign.',
    by_whom: (company: string) => `Who plays ${company} this evening`,
    by: { me: 'I do', open: 'A guest, by link', bot: 'A bot', none: 'Nobody' },
    open: 'To the table',
  },

  more: {
    name: 'Name of the campaign',
    rename: 'Rename',
    bot: 'Another company, run by a bot',
    add_bot: 'Add it',
    hand: 'Hand the company on',
    keep: 'Keep it after all',
    hand_hint: 'Somebody else may then take your company with the link.',
    handed: 'Whoever opens the link may take this company now.',
    device: 'Play on another device',
    device_hint: 'Whoever opens this link runs your company. Keep it to yourself.',
    leave: 'Leave the campaign',
    leave_sure: 'Yes, leave',
    leave_hint: 'The company is nobody’s from then on; what it has done stays in the story.',
    stay: 'Stay',
    left: (company: string) => `${company} is run by nobody.`,
    give: 'Offer it to who has the link',
  },

  opened: {
    empty_office: 'Nothing in the office yet.',
    rules: 'Rules that have been added',
    events: 'Events in the deck',
    story: 'The story so far',
    read_again: (pages: number) => `Read it again (${plural('en', pages, { one: '# page', other: '# pages' })})`,
    shut: 'Close the book',
  },

  page: {
    title: 'Campaign',
    no_campaign: 'The campaign cannot be shown',
    playing: (chapter: number, year: number) => `Chapter ${chapter}, ${year}, is being played`,
    playing_hint: 'The table is kept after every step; go on whenever you like.',
    to_table: 'To the table',
    more: 'More of this campaign',
    link: 'Link to the campaign',
    link_hint: 'Whoever opens it chooses one of the free companies.',
    further: 'Somebody else at this device',
    sheets: {
      opened: 'The open box',
      chronicle: 'Chronicle',
      invite: 'Invite',
      evening: 'An evening',
      rewind: 'Go back',
      more: 'More',
    },
  },

  troubles: {
    gone: 'This server does not have it. The file on a member’s device brings it back: choose “Open a campaign file” on the start page.',
    not_admitted: 'This device holds no company of it any more. Ask a member for the link.',
  },
};
