import type { Settings } from '../env.ts';
import type { OutsideHosts } from '../measuring-settings.ts';

const GOOGLE = 'https://www.google.com';

/** All hosts a page may load from, by the settings. */
export function outsideHosts({ measuring, captcha }: Settings): OutsideHosts {
  if (captcha === null) return measuring.hosts;
  const theirs = captchaHosts(captcha.url.replace(/(?<!\/)\/+$/, ''));
  const { scripts, reports, frames, loadsOthers } = measuring.hosts;
  return {
    loadsOthers,
    scripts: [...scripts, ...theirs.scripts],
    reports: [...reports, ...theirs.reports],
    frames: [...frames, ...theirs.frames],
  };
}

// What reCAPTCHA needs, as others cite Google's FAQ about it; never tried against Google.
function captchaHosts(url: string): Omit<OutsideHosts, 'loadsOthers'> {
  const own = `${url}/recaptcha/`;
  if (url !== GOOGLE) return { scripts: [own], reports: [own], frames: [own] };
  return {
    scripts: [own, 'https://www.gstatic.com/recaptcha/'],
    reports: [own],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
  };
}
