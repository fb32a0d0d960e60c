import { doorWords } from './door-words.ts';
import type { FormProblem } from './form-definition.ts';
import type { ProblemWords, WaysOn } from './problem-notice.tsx';

/** A message; email: where to write to. */
type Words = (facts: { readonly email: string }) => string;
type DoorProblem = Parameters<typeof doorWords>[0];

/** Title, text, and the label of the link to where it can be put right. */
type Refusal = readonly [title: Words, text: Words, link?: Words];
type Refusals<Own extends string> = Readonly<
  Record<Exclude<FormProblem | Own, 'fields' | DoorProblem>, Refusal>
>;

/** What a form says when it was refused although no field is wrong. @param href where a link of its words leads */
export function refusalWords<Own extends string = never>(refusals: Refusals<Own>) {
  return (problem: Exclude<FormProblem | Own, 'fields'>, ways: WaysOn, href = ''): ProblemWords => {
    if (isOfDoor(problem)) return doorWords(problem, ways);
    const [title, text, link] = refusals[problem as keyof Refusals<Own>];
    const email = ways.writeTo;
    const words = { title: title({ email }), text: text({ email }) };
    return link === undefined ? words : { ...words, link: { href, label: link({ email }) } };
  };
}

function isOfDoor(problem: string): problem is DoorProblem {
  return ['unsure', 'too-many', 'alike'].includes(problem);
}
