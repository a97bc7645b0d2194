// Made by fonts.ts.
declare module 'virtual:fonts.css';
