import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { codeAhead } from './scripts/vite/code-ahead.ts';
import { contentTexts } from './scripts/vite/content.ts';
import { lostRouteModule } from './scripts/vite/lost-route-module.ts';
import { messagesApart } from './scripts/vite/messages-apart.ts';
import { minifyAgain } from './scripts/vite/minify-again.ts';
import { runAtBuild } from './scripts/vite/run-at-build.ts';
import { subsetFonts } from './scripts/vite/subset-fonts.ts';

// Many small files compress worse than few: what is loaded together travels together (9 kB less).
const SHARED_CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  {
    name: 'shell',
    test: /(domain\/browser-keys|app\/(root|links|brand|site-link|late-error|features\/(seo\/page-head|(shell|address)\/(?!menu-panel|keep-focus|error-page|footer-|address-start|address-form|suggestion-list))|ui\/(drawings\/(?!scene|lost)|button|when-near)))|words\/locale|messages\/compiled\/(runtime|messages\/(shell_(?!lost_|error_|footer_|legal_|menu_close|copyright|description|north|east|south|west)|address_(?!free|submit|error_|count|none|failed|searching|door_|area|unknown_)))/,
    priority: 1,
  },
  // Tariffs of all companies and price lists come with the page. A measured year is for who chooses a file,
  // provenance for who asks where a figure comes from, plausible ranges for what they are shown in.
  {
    name: 'engine',
    test: /\/engine\/(?!roof\/|calendar\/onto|economy\/monthly|pv\/clear-sky|sizing|provenance|range\/(courses|even|priors|money)|data\/(sources|plausible|grid-tariffs|assumptions|named|system-loss)|quote\/(price-list|profit)|sun\/sun-position)/,
  },
  // Tables and sheets come later than the fields, and would come with them.
  {
    name: 'kit',
    test: /app\/(ui\/(?!drawings|when-near|held-touch|data-table|disclosure|file-field|sheet|error-summary|popover|radio|checkbox|form\/|quote|action-icons|copied-link|more-text|linked-words|narrow-page|use-scrolls|use-is-live)|i18n\/)|\/words\/(?!date-time|company-words|contract-words|standing-(words|facts)|withdrawal-words|written-number|price-table|field-|file-words|azimuth-words|direction-field|price-line-name|price-book-name|quote-words|refused-lines|register-credits|source-places|listed|report\/)|domain\/(number|direction)-text/,
  },
  // What every picture is drawn with: the home page's, the calculator's and the articles'.
  {
    name: 'chart',
    test: /app\/charts\/(chart-(path|picture|scale|text)|free-place|keep-picture|month-text|text-size|value-axis)\./,
  },
  {
    name: 'calculator',
    test: /features\/calculator\/(?!warm-up|step-ahead|moved-on|fetch-yield|meter\/|finance\/|roof\/|guess-weight|inputs\/(battery|box|charging|direction|house|household|panel|payment|standing|typical)-|form\/panel|form\/standing|form\/later|expert\/|depth\/|assumptions\/assumption-(?!count)|assumptions\/assumptions|calculator-sheet|compact-row|refused-summary|figure-provenance|scenarios\/(scenario|kept)-|address-line|section-links|results\/[a-z0-9]+-)|messages\/compiled\/messages\/calculator_(?!azimuth|battery|board_old|building_type|cable_length|replace_roof|shading|roof_limit|grid_company_shared|group_battery|done|close|pieces|years_unit|scenarios|show_table|hide_table|season|day_note|error_title|inputs_short|where_from|group_payment|group_panels|typical_|guess_weighs|manufacturer|panel_count|cash|financing|loan|own_offer|with_battery|assumption_|basis_|prov_|line_|source_|scenario_|unit_|assumptions_)|domain\/(calculator-(query|limits|defaults)|sent-|estimate-request|result|roof-(?!layout|edits|picture|form|start))/,
  },
  // Single words that several of the calculator's late parts share: each would be a file of its own, and named in
  // the page's first load.
  {
    name: 'words',
    test: /messages\/compiled\/messages\/(calculator_(close|done|group_(battery|panels|payment)|building_type|shading(_[a-z]+)?|cable_length|battery_capacity|loan_term|assumption_(loan_rate|system_loss|price_growth|panel_degradation|battery_fade|battery_life|upkeep|inverter_year|tax_2028)|unit_(percent_year|dkk_kwh|year)|manufacturer|(show|hide)_table|day_note|error_title)|charts_(total|year)|compare_edit|roof_(north|east|south|west)|finance_table_left|depth_(undo|redo|faces_name|sizes_panels)|expert_title|report_error_field)\./,
  },
];

// In every page, or in the calculator, before anything asks for more: to name them with each late part would only cost bytes.
const IN_EVERY_PAGE = /\/(react|shell|rolldown-runtime)-/;
const CALCULATOR = /[/-]calculator-[\w-]{8}\.js/;
const WITH_THE_CALCULATOR = /\/(kit-|engine-|calculator-[\w-]{8}\.js)/;

export default defineConfig({
  plugins: [
    runAtBuild(),
    contentTexts(),
    messagesApart(),
    tailwindcss(),
    reactRouter(),
    minifyAgain(),
    subsetFonts(),
    lostRouteModule(),
    codeAhead(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) =>
        needed.filter(
          (file) =>
            !IN_EVERY_PAGE.test(file) &&
            !(CALCULATOR.test(hostId) && WITH_THE_CALCULATOR.test(file)),
        ),
    },
  },
  // What reads a workbook or a PDF is loaded by the worker that meets one.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
    },
  },
});
