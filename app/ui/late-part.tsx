import {
  lazy,
  memo,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { PartWriter, writtenParts } from './drawn-once.ts';
import { WAITING } from './early-press.ts';
import type { Held } from './held-touch.ts';

/** A part's module: the part is its default export. */
type Module<Props> = { readonly default: ComponentType<Props> };

export type LatePartOptions<Props> = {
  readonly load: () => Promise<Module<Props>>;
  /** Settles when the code is wanted; omitted: at once. It is given the server's drawing. */
  readonly when?: (drawn: Element) => Promise<void>;
  /**
   * What the drawing depends on: when that changes, the code is wanted whatever it was waiting for.
   */
  readonly drawnFrom?: (props: Props) => unknown;
  /** Wherever this is the same, so is the drawing: a server draws it once for all its pages. */
  readonly sameFor?: (props: Props) => string;
  /** For the box around the part; without it there is no box. */
  readonly className?: string;
};

type Lost = {
  /** For what was opened: its code can't be fetched, so it is taken away and can be opened again. */
  readonly onLost?: () => void;
};

export type LatePart<Props> = ComponentType<Props & Lost> & {
  /** Fetches the code without rendering, so that it is there when needed. */
  readonly fetch: () => Promise<void>;
};

// Loaded with the first part: before that nothing is replaced.
let touch: typeof import('./held-touch.ts') | null = null;
// A single object, because another one would count as a changed drawing.
const AS_SERVED = { __html: '' };

/**
 * A part of a page whose code loads after the page's. The server draws it; until its code has
 * loaded, the drawing stays, with working links and native controls. What is pressed or focused by
 * then is pressed and focused again. React's Suspense boundary is no use here: while it waits, it
 * holds back everything else the page wants to show.
 */
export function latePart<Props extends object>(options: LatePartOptions<Props>): LatePart<Props> {
  const { load, when, drawnFrom, sameFor, className = 'contents' } = options;
  let Loaded: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const fetch = () =>
    (coming ??= Promise.all([load(), import('./held-touch.ts')]).then(
      ([part, held]) => {
        Loaded = part.default;
        touch = held;
      },
      (error: unknown) => {
        // Another try may find the connection again.
        coming = null;
        throw error;
      },
    ));

  const OnServer = /* @__PURE__ */ lazy(load);
  const writtenPart = import.meta.env.SSR ? writtenParts(load) : null;
  function DrawnByServer(props: Props) {
    const write = useContext(PartWriter);
    const same = sameFor?.(props);
    const written =
      same === undefined || write === null ? null : (writtenPart?.(same, props, write) ?? null);
    return written === null ? (
      <div {...{ [WAITING]: '' }} className={className}>
        <OnServer {...props} />
      </div>
    ) : (
      <div
        {...{ [WAITING]: '' }}
        className={className}
        dangerouslySetInnerHTML={{ __html: written }}
      />
    );
  }

  function InBrowser(props: Props & Lost) {
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
      // If the code can't be fetched, app/features/updates is notified; the drawing stays.
      (wanted ?? Promise.resolve()).then(show).catch(() => props.onLost?.());
      return () => {
        isHere = false;
      };
    }, [Part, isStale]); // eslint-disable-line react-hooks/exhaustive-deps
    return Part === null ? (
      <Served box={box} className={className} onLeave={(found) => (held.current = found)} />
    ) : (
      <Live className={className} held={held}>
        <Part {...props} />
      </Live>
    );
  }

  // Drawn again only with other props: a page that changes in one place leaves its parts alone.
  return Object.assign(import.meta.env.SSR ? DrawnByServer : memo(InBrowser), {
    fetch,
  }) as LatePart<Props>;
}

type ServedProps = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly className: string;
  readonly onLeave: (held: Held | null) => void;
};

/** The server's drawing as it is in the page; nothing in a page rendered by the browser. */
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
