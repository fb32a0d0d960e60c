import { m } from '../../../../messages/compiled/messages.js';
import type { MethodSection } from '../method-section.ts';

/** Every tolerance that the tests hold the engine to, and the truth outside it that they measure against. */
export function testsSection(): MethodSection {
  return {
    id: 'tests',
    title: m.method_tests_title(),
    text: [m.method_tests_text()],
    table: {
      caption: m.method_tests_caption(),
      head: [m.method_tests_what(), m.method_tests_against(), m.method_tests_within()],
      rows: [
        [m.method_tests_sun(), m.method_tests_sun_truth(), m.method_tests_sun_within()],
        [m.method_tests_plane(), m.method_tests_plane_truth(), m.method_tests_plane_within()],
        [m.method_tests_panel(), m.method_tests_panel_truth(), m.method_tests_panel_within()],
        [m.method_tests_lyngby(), m.method_tests_lyngby_truth(), m.method_tests_year_month()],
        [m.method_tests_aarhus(), m.method_tests_aarhus_truth(), m.method_tests_year_month()],
        [m.method_tests_climate(), m.method_tests_climate_truth(), m.method_tests_climate_within()],
        [m.method_tests_balance(), m.method_tests_balance_truth(), m.method_tests_balance_within()],
        [m.method_tests_price(), m.method_tests_price_truth(), m.method_tests_price_within()],
        [m.method_tests_bits(), m.method_tests_bits_truth(), m.method_tests_bits_within()],
      ],
      source: m.method_tests_source(),
    },
  };
}
