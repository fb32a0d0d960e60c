import type { Insertable } from 'kysely';
import type { PartnerTable, TestimonialTable } from '../db/tables/content.ts';

// Written by us, so that a local site has something to show. Every row is marked as an example, on the page too.

type ExampleTestimonial = Omit<
  Insertable<TestimonialTable>,
  | 'shown_name'
  | 'is_example'
  | 'proof'
  | 'proof_file'
  | 'consent_date'
  | 'person_email'
  | 'sort_order'
  | 'published'
  | 'retired_at'
>;

export const EXAMPLE_TESTIMONIALS: readonly ExampleTestimonial[] = [
  {
    id: 'example-farmhouse-ringkoebing',
    quote_da:
      'Vi troede, at vi skulle fylde hele taget. Det viste sig, at 14 paneler var nok, og at batteriet kunne vente.',
    quote_en:
      'We thought we had to fill the whole roof. It turned out that 14 panels were enough, and that the battery could wait.',
    house_da: 'Stuehus ved Ringkøbing',
    house_en: 'Farmhouse near Ringkøbing',
    system_da: '6,2 kWp',
    system_en: '6.2 kWp',
    picture: 'house-farm',
  },
  {
    id: 'example-detached-greve',
    quote_da:
      'Jeg ville bare vide, om det gav mening. Svaret var: vent, til taget er lagt om. Det er jeg glad for.',
    quote_en:
      'I only wanted to know if it made sense. The answer was: wait until the roof has been replaced. I am glad of that.',
    house_da: 'Parcelhus i Greve',
    house_en: 'Detached house in Greve',
    system_da: '',
    system_en: '',
    picture: null,
  },
  {
    id: 'example-terraced-aalborg',
    quote_da: 'Tallene passede med det tilbud, vi fik bagefter. Forskellen var 1.100 kroner.',
    quote_en:
      'The figures matched the quote that we got afterwards. The difference was 1,100 kroner.',
    house_da: 'Rækkehus i Aalborg',
    house_en: 'Terraced house in Aalborg',
    system_da: '4,4 kWp',
    system_en: '4.4 kWp',
    picture: 'house-terraced',
  },
  {
    id: 'example-detached-svendborg',
    quote_da:
      'Jeg skruede på tallene en hel aften, før jeg skrev til nogen. Da installatøren ringede, vidste jeg, hvad jeg ville spørge om.',
    quote_en:
      'I turned the figures over for a whole evening before I wrote to anyone. When the installer called, I knew what to ask.',
    house_da: 'Parcelhus i Svendborg',
    house_en: 'Detached house in Svendborg',
    system_da: '5,3 kWp',
    system_en: '5.3 kWp',
    picture: 'house-detached',
  },
  {
    id: 'example-detached-roskilde',
    quote_da:
      'Vores tag vender mod øst og vest. Jeg havde hørt, at det var for dårligt. Rapporten viste, hvad det koster os i strøm, og det kunne vi leve med.',
    quote_en:
      'Our roof faces east and west. I had heard that this was no good. The report showed how much power it costs us, and we could live with that.',
    house_da: 'Parcelhus i Roskilde',
    house_en: 'Detached house in Roskilde',
    system_da: '5,7 kWp',
    system_en: '5.7 kWp',
    picture: null,
  },
  {
    id: 'example-farmhouse-mors',
    quote_da:
      'Jeg lagde tilbuddet ved siden af beregningen og gik linjerne igennem. Så kunne jeg se, hvor de to ikke var enige, og spørge hvorfor.',
    quote_en:
      'I put the quote beside the calculation and went through the lines. Then I could see where the two did not agree, and ask why.',
    house_da: 'Stuehus på Mors',
    house_en: 'Farmhouse on Mors',
    system_da: '8,8 kWp',
    system_en: '8.8 kWp',
    picture: null,
  },
];

type ExamplePartner = Omit<
  Insertable<PartnerTable>,
  'url' | 'is_example' | 'since' | 'approved_on' | 'logo_key' | 'sort_order' | 'published'
>;

export const EXAMPLE_PARTNERS: readonly ExamplePartner[] = [
  {
    id: 'example-north',
    name: 'Eksempelfirma Nord',
    kind: 'installer',
    area_da: 'Nordjylland',
    area_en: 'North Jutland',
    text_da: 'Sætter solceller og batterier op på parcelhuse og stuehuse. Egne montører.',
    text_en: 'Mounts panels and batteries on detached houses and farmhouses. Own fitters.',
  },
  {
    id: 'example-centre',
    name: 'Eksempelfirma Midt',
    kind: 'roofer',
    area_da: 'Østjylland og Trekantområdet',
    area_en: 'East Jutland and the Triangle Region',
    text_da: 'Lægger nyt tag og sætter solcellerne op i samme omgang, mens stilladset står.',
    text_en: 'Lays a new roof and mounts the panels in the same go, while the scaffold is up.',
  },
  {
    id: 'example-east',
    name: 'Eksempelfirma Øst',
    kind: 'electrician',
    area_da: 'Sjælland og Lolland-Falster',
    area_en: 'Zealand and Lolland-Falster',
    text_da: 'Autoriseret elinstallatør. Skifter eltavler og tilslutter solceller og batterier.',
    text_en: 'Authorised electrician. Replaces meter boards and connects panels and batteries.',
  },
];
