// What data/texts says in one language, compiled by messages.ts when the client is built.

declare module 'virtual:texts/campaign/*' {
  const said: import('./messages').SaidBetween;
  export default said;
}
declare module 'virtual:texts/*' {
  const said: import('./messages').Said;
  export default said;
}
