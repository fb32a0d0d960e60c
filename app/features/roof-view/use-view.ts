import { useEffect, useRef, useState } from 'react';
import type { Camera } from './camera.ts';
import type { Asked, FixedView } from './view-data.ts';

export const FIXED_CAMERAS: Readonly<Record<FixedView, Camera>> = {
  south: { yawDeg: 0, pitchDeg: 32 },
  west: { yawDeg: 90, pitchDeg: 32 },
  above: { yawDeg: 0, pitchDeg: 90 },
};
const LOWEST_PITCH_DEG = 12;
/** How long a day takes that is played [ms]. */
const PLAYED_MS = 8000;

export function turned({ yawDeg, pitchDeg }: Camera, byYaw: number, byPitch: number): Camera {
  const yaw = ((((yawDeg + byYaw + 180) % 360) + 360) % 360) - 180;
  return { yawDeg: yaw, pitchDeg: Math.min(90, Math.max(LOWEST_PITCH_DEG, pitchDeg + byPitch)) };
}

/** Which fixed view a camera is; null: none of them. */
export function fixedViewOf({ yawDeg, pitchDeg }: Camera): FixedView | null {
  const views = Object.entries(FIXED_CAMERAS) as [FixedView, Camera][];
  const found = views.find(([, one]) => one.yawDeg === yawDeg && one.pitchDeg === pitchDeg);
  return found?.[0] ?? null;
}

/** Where one looks from, and at which moment. */
export function useView(asked: Asked) {
  const [camera, setCamera] = useState(FIXED_CAMERAS[asked.from]);
  const [day, setDay] = useState(asked.day);
  const [step, setStep] = useState(asked.step);
  const frame = useRef<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const stop = () => {
    if (frame.current !== null) cancelAnimationFrame(frame.current);
    frame.current = null;
    setPlaying(false);
  };
  useEffect(() => stop, []);
  /** The sun's way from rise to set. */
  function play([first, last]: readonly [number, number]) {
    const begun = performance.now();
    const next = (now: number) => {
      const share = Math.min(1, (now - begun) / PLAYED_MS);
      setStep(Math.round(first + share * (last - first)));
      if (share < 1) frame.current = requestAnimationFrame(next);
      else stop();
    };
    setPlaying(true);
    frame.current = requestAnimationFrame(next);
  }
  return {
    camera,
    setCamera,
    day,
    setDay,
    step,
    setStep(to: number) {
      stop();
      setStep(to);
    },
    isPlaying,
    play,
    stop,
  };
}

export type View = ReturnType<typeof useView>;
