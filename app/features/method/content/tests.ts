import { m } from '../../../../messages/compiled/messages.js';
import { TESTS_ID, type MethodSection } from '../method-section.ts';

/** How the figures are held to truths outside them; what is measured follows it (self-test/). */
export function testsSection(): MethodSection {
  return { id: TESTS_ID, title: m.method_tests_title(), text: [m.method_tests_text()] };
}
