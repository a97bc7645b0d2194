// The groups of data/texts, compiled by messages.ts when the client is built.

declare module 'virtual:texts/facts' {
  const facts: import('./messages').Messages<'facts'>;
  export default facts;
}

declare module 'virtual:texts/events' {
  const events: import('./messages').Messages<'events'>;
  export default events;
}

declare module 'virtual:texts/refusals' {
  const refusals: import('./messages').Messages<'refusals'>;
  export default refusals;
}

declare module 'virtual:texts/costs' {
  const costs: import('./messages').Messages<'costs'>;
  export default costs;
}

declare module 'virtual:texts/answers' {
  const answers: import('./messages').Messages<'answers'>;
  export default answers;
}

declare module 'virtual:texts/whys' {
  const whys: import('./messages').Messages<'whys'>;
  export default whys;
}

declare module 'virtual:texts/bots' {
  const bots: import('./messages').Messages<'bots'>;
  export default bots;
}

declare module 'virtual:texts/awards' {
  const awards: import('./messages').Messages<'awards'>;
  export default awards;
}

declare module 'virtual:texts/award_values' {
  const award_values: import('./messages').Messages<'award_values'>;
  export default award_values;
}
