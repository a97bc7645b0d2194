import { plural } from '../plural';

const and = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const table = {
  you_drew: 'You drew',
  pass_on: (name: string) => `Hand over to ${name}`,
  hand_over: (name: string) => `Pass the device to ${name}`,
  hand_over_hint: 'The others look away; cards and tickets appear when the button is pressed.',
  it_is_me: (name: string) => `I am ${name}`,
  no_such_table: {
    title: 'There is no such table',
    advice: 'The address may be mistyped, or the table was closed before it began.',
  },
  board_not_loaded: {
    title: 'The board could not be loaded',
    advice: 'Nothing is lost: the table is still there. Check the connection and try again.',
  },
  board_broken: {
    title: 'This board cannot be drawn',
    advice:
      'The table is there, and so is your seat, but something is wrong with the files of its board. Please tell whoever runs this server.',
  },
  board_trouble: 'What went wrong:',
  table_aside: {
    title: 'This table has been put aside',
    advice:
      'The server found a fault in it. What was played is kept: tell whoever runs the server, whose log names the reason. All other tables go on.',
  },
  other_protocol: {
    title: 'This page is older than its server',
    advice: 'Your seat is kept. Reload the page; if that does not help, close it everywhere and open it again.',
  },
  reload: 'Reload the page',
  not_admitted: {
    title: 'This table is not open to you',
    advice: 'Ask for the link with its code; a seat is kept by the browser in which it was taken.',
  },

  status: {
    yours: 'Your turn',
    theirs: (name: string) => `${name}’s turn`,
    waiting: (names: string[]) => `Waiting for ${and(names)}`,
    nobody: 'One moment…',
    not_begun: 'The game has not begun',
    over: 'The game is over',
    closed: 'The table is closed',
    won: (names: string[]) => (names.length === 1 ? `${and(names)} wins` : `${and(names)} share the win`),
    sending: 'one moment…',
    autopilot: 'A bot is playing for you',
    autopilot_hint: 'come back whenever you like',
    may: {
      draw: 'draw cards',
      claim: (n: number) => `claim a route (${n})`,
      tickets: 'draw tickets',
      harbour: 'build a harbour',
      exchange: 'exchange pieces',
    },
    may_short: {
      draw: 'draw',
      claim: (n: number) => `claim (${n})`,
      tickets: 'tickets',
      harbour: 'harbour',
      exchange: 'exchange',
    },
    keep: 'Choose your tickets',
    keep_hint: (least: number, offer: number) => `keep at least ${least} of ${offer}`,
    fleet: 'Choose your wagons and ships',
    fleet_hint: 'secret until everyone is ready',
    second: 'Take a second card',
    second_both: 'face up or from the deck',
    second_deck: 'from the deck',
    second_row: 'face up',
    refill: (slot: number) => `Refill space ${slot}`,
    refill_hint: 'from which deck?',
    effect: 'A card asks you',
    effect_hint: 'choose your answer',
    toll: (n: number) => plural('en', n, { one: 'Tunnel! # card more', other: 'Tunnel! # cards more' }),
    toll_hint: (lane: string, canPay: boolean) => `${lane}: ${canPay ? 'pay or give up' : 'you cannot pay; give up'}`,
    they: {
      keep_tickets: 'choosing tickets',
      choose_fleet: 'choosing wagons and ships',
      choose_action: 'choosing an action',
      pick_card: 'taking a second card',
      refill_from: 'refilling the row',
      tunnel_response: 'paying for a tunnel or giving up',
      effect_choice: 'deciding about a card',
      game_over: 'looking at the result',
    },
  },
  title_yours: (title: string) => `▶ Your turn · ${title}`,

  regions: {
    status: 'Status',
    map: 'Map',
    market: 'Face-up cards and decks',
    hand: 'Your hand',
    tickets: 'Your tickets',
    players: 'Players',
    log: 'Last moves',
    commit: 'Actions',
  },

  bar: {
    table_code: (code: string) => `Table ${code}`,
    undo: 'Undo',
    log: 'Log',
    rules: 'Rules',
    chat: 'Chat',
    chat_new: (n: number) => plural('en', n, { one: '# new line', other: '# new lines' }),
    quiet: 'Sound off',
    settings: 'Settings',
    more: 'More',
    text_mode: 'Text mode',
    home: 'Wagonaut: start page',
    skip: 'Skip the animation',
  },

  clock: {
    left: (time: string) => `Time left: ${time}`,
    days: (d: number, h: number) => `${d} d ${h} h`,
    taken: {
      hours: (h: number, min: number) => `${h} h ${min} min`,
      minutes: (min: number, s: number) => `${min} min ${s} s`,
      seconds: (s: number) => `${s} s`,
    },
  },

  orders: {
    title: 'Orders',
    taken: (name: string) => `fulfilled: ${name}`,
  },

  event: {
    none: 'No event yet',
    none_hint: 'A newspaper in the deck will bring one.',
    spent: 'It has happened and changes nothing any more.',
    campaign: 'To the campaign',
    post: (n: number) => plural('en', n, { one: '# postcard to answer', other: '# postcards to answer' }),
    office: 'In your office',
    postcards: 'Your postcards',
    postcard: (n: number) => `Postcard ${n}`,
    answered: 'answered',
    for_you: 'For you alone:',
    so_far: (have: number, need: number) => `so far ${have} of ${need}`,
    at_most: (have: number, most: number) => `now ${have}, at most ${most}`,
    other_side: 'On the other side:',
    others: 'Postcards of the others',
    rules: (n: number) => plural('en', n, { one: '# rule added so far', other: '# rules added so far' }),
  },

  player: {
    to_move: 'to move',
    ready: 'ready',
    choosing: 'choosing',
    online: 'online',
    offline: 'offline',
    you: 'you',
    bot: (level: string) => `bot · ${level}`,
    program: 'program',
    autopilot: 'away · a bot plays',
    resigned: 'left · a bot plays',
    score: (n: number) => plural('en', n, { one: '# point', other: '# points' }),
    wagons: (n: number) => plural('en', n, { one: '# wagon left', other: '# wagons left' }),
    ships: (n: number) => plural('en', n, { one: '# ship left', other: '# ships left' }),
    harbours: (n: number) => plural('en', n, { one: '# harbour left', other: '# harbours left' }),
    cards: (n: number) => plural('en', n, { one: '# card', other: '# cards' }),
    tickets: (n: number) => plural('en', n, { one: '# ticket', other: '# tickets' }),
    tickets_done: (done: number, n: number) => `${done} of ${n} tickets complete`,
    turns_left: (n: number) => plural('en', n, { one: 'last turn', other: '# turns left' }),
    no_turns_left: 'no turn left',
  },

  market: {
    title: 'Face-up cards',
    slot: (n: number, card: string) => `Space ${n}: ${card}`,
    empty: (n: number) => `Space ${n}: empty`,
    locked: 'not possible now',
    ends: 'ends your draw',
    deck: (n: number) => plural('en', n, { one: 'Deck: # card', other: 'Deck: # cards' }),
    deck_named: (name: string, n: number) => plural('en', n, { one: `${name}: # card`, other: `${name}: # cards` }),
    one: 'Draw one card from the deck',
    two: 'Draw two cards from the deck',
    one_of: (name: string) => `Draw one card from the deck “${name}”`,
    two_of: (name: string) => `Draw two cards from the deck “${name}”`,
    tickets: (n: number) =>
      plural('en', n, { one: 'Draw tickets: # in the pile', other: 'Draw tickets: # in the pile' }),
    draw: 'Draw',
    draw_two: 'Draw 2',
    taking: (n: number) => `Card ${n} of 2`,
    second_loco: 'a locomotive may be the second card here',
    no_second_loco: 'no face-up locomotive as the second card',
    no_second_wild: 'no face-up wild card as the second card',
  },

  hand: {
    title: (n: number) => plural('en', n, { one: 'Your hand: # card', other: 'Your hand: # cards' }),
    hint: 'tap a colour to light what it pays for',
    short: (n: number) => `Hand ${n}`,
    light: (cards: string) => `${cards}: light the routes they can pay`,
    watching: 'You are watching: hands and tickets stay hidden until the end.',
  },

  tickets: {
    title: (done: number, n: number) => `Tickets: ${done} of ${n} complete`,
    short: 'Tickets',
    numbers: (done: number, n: number) => `${done} / ${n}`,
    none: 'No tickets yet',
    pin: 'Show on the map',
  },

  actions: {
    tickets: 'Tickets',
    harbour: 'Harbour',
    exchange: 'Exchange',
    claimable: (n: number) => plural('en', n, { one: '# claimable', other: '# claimable' }),
    none_claimable: '0 claimable',
    planner: 'Planner',
    planner_on: 'Planning: tap routes to mark them',
    planner_count: (n: number, left: number) => `planned ${n} / left ${left}`,
    planner_clear: 'Clear',
    planner_close: 'End planning',
  },

  search: {
    label: 'Search for a city',
    nothing: 'No such city',
    open: 'Search for a city (/)',
  },

  sheet: {
    log: 'Log',
    chat: 'Chat',
    rules: 'Rules',
    settings: 'Settings',
    keys: 'Keys',
    more: 'More',
    tickets: 'Your tickets',
    players: 'Players',
    decision: 'Decision',
    fold: 'Look at the map',
    unfold: 'Back to the decision',
    result: 'Back to the result',
    resize: 'Larger or smaller',
  },

  chat: {
    write: 'Message',
    send: 'Send',
    phrases: 'Say with one tap',
    nobody: 'Nobody has said anything yet.',
    off: 'There is no chat at this table.',
    unmute: (name: string) => `Hear ${name} again`,
    mute: (name: string) => `Mute ${name}`,
    who: 'Muted players',
  },

  more: {
    device: 'Play on from another device',
    device_hint:
      'Open this address on your other device, or scan it. Whoever has it plays your seat, so show it to nobody else.',
    copy_link: 'Copy the link to this table',
    copied: 'Copied',
    away: 'Let a bot play for me for now',
    back: 'I am back: play myself',
    resign: 'Leave the game',
    resign_sure: 'A bot plays on in your place for good. Leave the game?',
    resign_yes: 'Yes, leave',
    resign_no: 'No, stay',
    home: 'Start page (the game goes on)',
  },

  keys: {
    '1 – 6': 'face-up cards; answers to a question',
    D: 'a card from the deck',
    'Shift + D': 'two cards from the deck',
    T: 'draw tickets',
    C: 'list of claimable routes',
    H: 'harbour',
    X: 'exchange pieces',
    P: 'planner',
    L: 'log',
    M: 'chat',
    U: 'undo',
    Enter: 'confirm',
    Esc: 'cancel, close',
    space: 'skip the animation',
    '/': 'search for a city',
    '?': 'these keys',
    F6: 'next region; Shift + F6: previous',
    'Ctrl + B': 'text mode',
    arrows: 'on the map: from city to city; Enter lists its routes',
  },
  key_space: 'Space',
  key_arrows: 'Arrows',

  link: {
    reconnecting: 'Reconnecting…',
    resuming: 'Resuming the game…',
    lost: 'No connection',
    lost_hint: 'Your seat is kept and nothing is lost. What you have selected stays selected.',
  },

  notice: {
    stale: 'The table has changed – please check again',
    error: 'No answer. Check the connection and try again.',
    allowed: 'This is possible now.',
    rule: 'The rule',
    dismiss: 'Dismiss',
    second_device: 'This seat is open on another device too; whoever acts last counts.',
  },

  undo: {
    asks: (name: string) => `${name} asks to take back the last move.`,
    agree: 'Agree',
    decline: 'No',
    waiting: 'Waiting for the others to agree to the undo…',
  },

  autopilot: {
    text: 'A bot is playing for you.',
    back: 'Come back',
  },

  last_round: {
    banner: (turns: number) =>
      plural('en', turns, { one: 'Last turns: # turn left', other: 'Last turns: # turns left' }),
  },

  log: {
    counts: (deck: number, discard: number, tickets: number) =>
      `Deck ${deck} · discard ${discard} · tickets ${tickets}`,
    empty: 'Nothing has happened yet.',
    show: (text: string) => `${text}. Show on the map`,
  },
};
