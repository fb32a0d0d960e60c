import { SITE_NAME } from '../../domain/site-name.ts';
import { escapeHtml } from '../html.ts';

// The house and its sun as app/ui/drawings/logo-light.svg draws them, at 32 px. Mail programs show no SVG and
// fetch no picture: the house is the edges of three boxes under each other, the sun a round one beside its roof.
// Word draws mails in Outlook for Windows, and knows neither edges nor round boxes, but this vector language.

const WALL = '#ffffff';
const SUN = '#f4b83a';

const NOTHING = 'font-size:0;line-height:0';
const SIDES = 'border-left:5px solid transparent;border-right:5px solid transparent';

const box = (style: string) => `<div style="${NOTHING};${style}"></div>`;

const GABLE = box(`width:0;height:0;margin-left:5px;${SIDES};border-bottom:5px solid ${WALL}`);
const ROOF = box(`width:10px;height:0;${SIDES};border-bottom:5px solid ${WALL}`);
const WALLS = box(`width:20px;height:10px;background:${WALL}`);
const BALL = box(`width:9px;height:9px;background:${SUN};border-radius:5px`);

const BOXES = `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr><td width="15" valign="bottom" style="${NOTHING};padding:0">${GABLE}</td><td width="10" valign="top" style="${NOTHING};padding:0">${BALL}</td></tr><tr><td colspan="2" style="${NOTHING};padding:0">${ROOF}${WALLS}</td></tr></table>`;

const VECTORS = `<v:group style="width:25px;height:24px" coordsize="250,240"><v:shape style="position:absolute;left:0;top:40;width:200;height:200" coordsize="200,200" path="m0,100l100,0,200,100,200,200,0,200xe" fillcolor="${WALL}" stroked="f"/><v:oval style="position:absolute;left:150;top:0;width:90;height:90" fillcolor="${SUN}" stroked="f"/></v:group>`;

/** The house, its sun and the name, for the green band at the head of a mail. */
export const MAIL_LOGO = `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr><td aria-hidden="true" valign="middle" style="padding:0 8px 0 0"><!--[if mso]>${VECTORS}<![endif]--><!--[if !mso]><!-->${BOXES}<!--<![endif]--></td><td valign="middle" style="padding:0;color:${WALL};font-size:26px;line-height:32px;font-weight:600">${escapeHtml(SITE_NAME)}</td></tr></table>`;
