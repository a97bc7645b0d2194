export type Device = 'desktop' | 'phone';

/** Without the finer pixels of a phone, which only cost time. */
export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
