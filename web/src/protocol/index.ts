// What docs/protocol.md says, as types. Nothing here decides anything.

export type * from './terms';
export type * from './awards';
export type * from './box';
export type * from './campaign';
export type * from './catalog';
export type * from './view';
export type * from './facts';
export type * from './happening';
export type * from './why';
export type * from './table';
export * from './messages';
export type * from './http';
