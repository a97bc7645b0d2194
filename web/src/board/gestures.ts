import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

/** Beyond this many pixels a press is a pan and never a tap. */
const TAP_SLACK = { mouse: 4, touch: 9 };
const HOLD_MS = 500;
/** A second tap on the same thing within this time is a slip of the finger. */
const TWICE_MS = 350;

export interface Wishes {
  /** A tap at a place of the window, on an element. */
  tap(at: Point, target: Element, touch: boolean): void;
  /** A long press. */
  hold(at: Point, target: Element): void;
}

/** What an element belongs to: the first tap may have drawn it anew. */
function thingOf(target: Element): string | Element {
  const { lane, city, cluster } = target.closest<SVGElement>('[data-lane], [data-city], [data-cluster]')?.dataset ?? {};
  return lane ?? city ?? cluster ?? target;
}

/** Turns pointer and wheel events of the map into moves of the camera, taps and long presses. */
class Hand {
  #element: HTMLElement;
  #camera: Camera;
  #wishes: Wishes;
  #pointers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #panned = false;
  #touch = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: { thing: string | Element; time: number } | null = null;

  constructor(element: HTMLElement, camera: Camera, wishes: Wishes) {
    this.#element = element;
    this.#camera = camera;
    this.#wishes = wishes;
  }

  #place(event: MouseEvent): Point {
    const box = this.#element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    const at = this.#place(event);
    this.#pointers.set(event.pointerId, at);
    clearTimeout(this.#timer);
    if (this.#pointers.size > 1) return this.#beginPan(event);
    this.#start = at;
    this.#panned = false;
    this.#touch = event.pointerType !== 'mouse';
    const target = event.target;
    if (!this.#touch || !(target instanceof Element)) return;
    this.#timer = setTimeout(() => {
      this.#panned = true;
      this.#wishes.hold(at, target);
    }, HOLD_MS);
  }

  #beginPan(event: PointerEvent): void {
    this.#panned = true;
    clearTimeout(this.#timer);
    // Only now: a captured pointer would take the click away from what was tapped.
    this.#element.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const at = this.#place(event);
    const slack = this.#touch ? TAP_SLACK.touch : TAP_SLACK.mouse;
    if (!this.#panned && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > slack) this.#beginPan(event);
    if (!this.#panned) return;
    this.#pointers.set(event.pointerId, at);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return this.#camera.pan(at.x - before.x, at.y - before.y);
    const apart = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.#camera.pinch(apart(at) / apart(before), middle, (at.x - before.x) / 2, (at.y - before.y) / 2);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size > 0) return;
    if (this.#panned && this.#camera.moving) this.#camera.settle();
  }

  click(event: MouseEvent): void {
    const target = event.target;
    if (!(target instanceof Element)) return;
    // A click without a pointer comes from assistive technology.
    const pressed = event.detail === 0;
    if (!pressed && this.#panned) return;
    const thing = thingOf(target);
    const twice = this.#last?.thing === thing && event.timeStamp - this.#last.time < TWICE_MS;
    this.#last = { thing, time: event.timeStamp };
    if (!twice) this.#wishes.tap(this.#place(event), target, this.#touch && !pressed);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const by = Math.max(-120, Math.min(120, event.deltaY * lines));
    // A pinch on a touchpad comes as a wheel with Ctrl and small steps.
    this.#camera.zoom(Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0022)), this.#place(event));
  }

  /** A long press must not open the menu of the browser. */
  menu(event: Event): void {
    if (this.#touch) event.preventDefault();
  }

  rest(): void {
    clearTimeout(this.#timer);
  }
}

/** Gives the map a hand; returns what takes it away again. */
export function listen(element: HTMLElement, camera: Camera, wishes: Wishes): () => void {
  const hand = new Hand(element, camera, wishes);
  const over = new AbortController();
  const options = { signal: over.signal };
  element.addEventListener('pointerdown', (event) => hand.down(event), options);
  element.addEventListener('pointermove', (event) => hand.move(event), options);
  element.addEventListener('pointerup', (event) => hand.up(event), options);
  element.addEventListener('pointercancel', (event) => hand.up(event), options);
  element.addEventListener('click', (event) => hand.click(event), options);
  element.addEventListener('wheel', (event) => hand.wheel(event), { ...options, passive: false });
  element.addEventListener('contextmenu', (event) => hand.menu(event), options);
  return () => {
    over.abort();
    hand.rest();
  };
}
