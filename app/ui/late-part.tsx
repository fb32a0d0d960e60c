import {
  lazy,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { WAITING } from './early-press.ts';
import type { Held } from './held-touch.ts';

/** A part's module: the part is its default export. */
type Module<Props> = { readonly default: ComponentType<Props> };

export type LatePartOptions<Props> = {
  readonly load: () => Promise<Module<Props>>;
  /** Settles when the code is wanted; at once without it. Given what the server drew. */
  readonly when?: (drawn: Element) => Promise<void>;
  /** What the drawing stands on: once that is another one, the code is wanted whatever was waited for. */
  readonly drawnFrom?: (props: Props) => unknown;
  /** Of the box around the part; without it there is no box. */
  readonly className?: string;
};

export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the code without drawing anything, so that it is there when it is wanted. */
  readonly fetch: () => Promise<void>;
};

// Comes with the first part: before that nothing is replaced.
let touch: typeof import('./held-touch.ts') | null = null;
// One object: another one would be a changed drawing.
const AS_SERVED = { __html: '' };

/**
 * A part of a page whose code comes later than the page's. The server draws it; until its code has come the
 * drawing stands, and links and native controls in it work. What is pressed or has the focus by then is pressed
 * and focused again. A boundary of React is no use here: one that waits holds back what else the page wants to
 * show, for as long as it waits.
 */
export function latePart<Props extends object>(options: LatePartOptions<Props>): LatePart<Props> {
  const { load, when, drawnFrom, className = 'contents' } = options;
  let Loaded: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const fetch = () =>
    (coming ??= Promise.all([load(), import('./held-touch.ts')]).then(
      ([part, held]) => {
        Loaded = part.default;
        touch = held;
      },
      (error: unknown) => {
        // Another try may find the line again.
        coming = null;
        throw error;
      },
    ));

  const OnServer = lazy(load);
  function DrawnByServer(props: Props) {
    return (
      <div {...{ [WAITING]: '' }} className={className}>
        <OnServer {...props} />
      </div>
    );
  }

  function InBrowser(props: Props) {
    const [Part, setPart] = useState(() => Loaded);
    const box = useRef<HTMLDivElement>(null);
    const held = useRef<Held | null>(null);
    const subject = drawnFrom?.(props);
    const [drawn] = useState(() => subject);
    const isStale = subject !== drawn;
    useEffect(() => {
      if (Part !== null || box.current === null) return undefined;
      let isHere = true;
      const show = async () => {
        await fetch();
        if (isHere) startTransition(() => setPart(() => Loaded));
      };
      const picture = box.current.firstElementChild;
      const wanted = picture === null || isStale ? undefined : when?.(picture);
      // Where the code can't be had, app/features/updates hears of it; the drawing stays.
      (wanted ?? Promise.resolve()).then(show).catch(() => {});
      return () => {
        isHere = false;
      };
    }, [Part, isStale]);
    return Part === null ? (
      <Served box={box} className={className} onLeave={(found) => (held.current = found)} />
    ) : (
      <Live className={className} held={held}>
        <Part {...props} />
      </Live>
    );
  }

  return Object.assign(import.meta.env.SSR ? DrawnByServer : InBrowser, { fetch });
}

type ServedProps = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly className: string;
  readonly onLeave: (held: Held | null) => void;
};

/** The server's drawing as it stands in the page; nothing at all in a page that the browser draws itself. */
function Served({ box, className, onLeave }: ServedProps) {
  useLayoutEffect(() => {
    const drawing = box.current;
    // The last moment at which the drawing is still in the page.
    return () => {
      if (drawing !== null) onLeave(touch?.heldIn(drawing) ?? null);
    };
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <div
      {...{ [WAITING]: '' }}
      ref={box}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_SERVED}
    />
  );
}

type LiveProps = {
  readonly className: string;
  readonly held: RefObject<Held | null>;
  readonly children: React.ReactNode;
};

function Live({ className, held, children }: LiveProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (held.current !== null && box.current !== null) touch?.takeUp(held.current, box.current);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
