// What sentences say of the things that they name, as word lists. Each entry is a pattern; whole words only.

const oneOf = (words: readonly string[]) => words.join('|');
const START = String.raw`(?<![\wæøå])`;
const END = String.raw`(?![\wæøå])`;
const wholeWords = (words: readonly string[], end = END) =>
  new RegExp(`${START}(?:${oneOf(words)})${end}`, 'gi');

/** After a word for «no»: then nothing is left out, nothing is charged for («ingen ekstra udgift til stillads»). */
const CHARGE =
  'ekstra|extra|additional|tillæg|merpris|mer(?:om)?kostning|beregning|betaling|omkostning|udgift|charge|cost|fee|gebyr|skjulte|hidden';
const ONLY = 'kun|bare|mindst|only|just|least|længere|andet|mere';
const NOT_A_NO = String.raw`(?!\s+(?:(?:nogen|yderligere|any|further)\s+)?(?:${CHARGE}|(?:${ONLY})${END}))`;
/** Not a verdict on what stands before it, as «er ikke inkluderet, …» or «ikke med i prisen.» are. */
const OPEN = String.raw`(?:\s+(?:i|in)\s+(?:prisen|tilbuddet|dette tilbud|the price|the offer|this offer))?(?!\s*(?:[,;.)/]|$)|\s+(?:i|in)\s)`;
const CUSTOMER = 'the client|client|kunden|køber|ejer|bygherre\\w*|the customer|customer|the buyer';

/** Leave out what follows, a whole list of it. */
export const NOT_LIST_BEFORE = wholeWords(
  [
    // Charged for on top, whatever it costs.
    String.raw`(?<!(?:intet|ingen|uden|no|without|ikke|any) )(?:pristillæg|tillæg(?:spris)?|merpris|mer(?:om)?kostning|surcharge|supplement|(?:extra|additional) (?:charge|cost|fee)|ekstra ?(?:omkostning|udgift|pris))(?: (?:for|til|på))?`,
    '(?:hertil|dertil|derudover|oveni) kommer',
    'eksklusiv[et]?|ekskl?|excl|excluding|excludes?|excepts?(?: for)?|exclusive of|apart from|other than',
    'bortset fra|undtagen|undtag\\w*|fraregnet|minus|mangler',
    `uden(?! for)${NOT_A_NO}|without${NOT_A_NO}`,
    '(?:men|dog) ikke|but not',
    `ikke (?:inkl[a-zæøå]*|med[a-zæøå]*|indregnet|omfattet|indeholdt)${OPEN}`,
    '(?:omfatter|dækker|indeholder|inkluderer|rummer|medtager) ikke|ex',
    `not (?:included|including|covered)${OPEN}`,
    '(?:not|n.t|ikke) (?:come|kommer|leveres) (?:with|med)',
    '(?:skal|hvis|såfremt) der (?:skal )?(?:bruges|opstilles|er behov for|bliver behov for)',
    '(?:do(?:es)? not|doesn.t|don.t|(?:have|has) not|haven.t|hasn.t) (?:include|cover|contain)d?',
    String.raw`(?:not|ikke) (?:in|part of|i|med i|en del af) (?:the price|(?:the|this|our) (?:offer|quote|quotation|package)|(?:dette|vores) tilbud|prisen|tilbuddet|that|this|it|det|den|dette)\s*(?=:)`,
    'hverken|neither|nor',
    String.raw`(?:${CUSTOMER}|du|i|you)\s+(?:selv\s+)?(?:sørger|står|betaler|bestiller|afholder|leverer|stiller|etablerer|udfører|opsætter|skaffer|lejer|arrange\w*|pays?|(?:to )?(?:provides?|suppl(?:y|ies)))(?:\s+selv)?(?:\s+for)?`,
    '(?:skal|må) (?:du|i|jeg|vi|kunden|man) (?:også )?selv',
    '(?:du|i|jeg|vi|kunden|man) (?:skal|må) (?:også )?selv',
    String.raw`you(?:.ll|.d| will| would)? (?:need|have) to (?:\w+ ){0,3}(?=[\w ]{0,30}yoursel)`,
    'evt|eventuel\\w*|option(?:al|er)?|tilvalg|tilkøb|mulighed for',
    'forberedt (?:til|for)|klar til|ready for|prepared for',
  ],
  `${END}[.:]?`,
);

/** Leave out what follows, unless that is said to be part of the price. */
export const NOT_ONE_BEFORE = wholeWords(
  [
    `ingen${NOT_A_NO}|intet${NOT_A_NO}`,
    String.raw`no(?=\s)(?!\s*\d)${NOT_A_NO}`,
    String.raw`(?<!følger )(?:ikke|not)(?!\s+(?:med|inkl|inde|omfattet|included|including|part|en del|del af|nødvendig|påkrævet|necessary|needed|required|a problem))${NOT_A_NO}`,
    String.raw`(?:is|are|do|does|was|were)n.t(?!\s+(?:included|part|needed|required|necessary))${NOT_A_NO}`,
  ],
  `${END}[.:]?`,
);

/** Before the thing: what follows is in the price. */
export const WITH_BEFORE =
  /(?<!\b(?:ikke|not|uden) |n.t )\b(?:inklusiv[et]?|inkluder\w*|inkl|incl|including|includes?|covers?|omfatter|indeholder|dækker|med(?:følger)?|samt|med i prisen|with|levering)\b(?! ikke|\.?:?\s*(?:25 ?%\s*)?(?:dansk )?(?:moms|vat)\b)[.:]?/gi;

/** Another clause begins: a «no» before it says nothing of what is in it. */
export const CLAUSE =
  /;|\s\/\s|\s[-–]\s|(?<![\p{L}])(?:men|but|however|mens|while)(?![\p{L}])|,\s*(?:vi|i|du|we|you|det|it|alt|everything|prisen|the price)(?![\p{L}])|,\s*(?:monteret|sat op|opsat|tilsluttet|installeret|leveret|fitted|mounted|installed|connected|delivered|nøglefærdig)(?![\p{L}])/giu;

const NOT_IN = String.raw`(?:ikke|not|ik|n.t) (?:\w+ )?(?:in[ck]l\w*|med\w*|inde\w*|omfattet|indregnet|included|covered|comprised|allowed for|priced|budgeted|accounted for|medtaget|indbefattet|iberegnet|kalkuleret|dækket|part|indeholdt|en del|del af|with in|with|in (?:the|that|this) price|i (?:prisen|denne pris))`;
const SELF_DOES =
  'har|køber|laver|gør|foretager|indsender|leverer|bestiller|sørger|skaffer|betaler|står|lejer|ordner|klarer|udfører|finder|arrangerer';
/** After the thing: what stands before is not in the price. */
export const NOT_AFTER = new RegExp(
  [
    `\\b(?:${[
      `(?:er |is |are )?${NOT_IN}`,
      '(?:is|are|was)n.t (?:inkl\\w*|included|covered|comprised|allowed for|priced|part)',
      '(?:med|med)?følger (?:\\w+ )?ikke(?: med)?',
      'indgår (?:\\w+ )?ikke',
      '(?:er |is |are )(?:excluded|undtaget|ekskl\\w*)',
      '(?:taget|tages) ud|udelad[te]\\w*|udgår|left out|removed|fra?valgt',
      'for (?:egen|kundens|ejers|købers|jeres|din|your own) (?:regning|account|cost)',
      'efter (?:regning|forbrug|medgået tid)|on account|at cost|settle[sd]? after|after used time|as used',
      'betales (?:særskilt|separat|af)|afregnes|faktureres|invoiced|billed|settled separately',
      '(?:tilbydes|prissættes|aftales|bestilles|leveres) (?:særskilt|separat|ekstra|senere)',
      `(?:foretages|udføres|varetages|ordnes|klares|afholdes|sørges for|leveres|etableres|bestilles|stilles) (?:af|via) (?:${CUSTOMER}|dig|jer|egen|anden|andre)`,
      `(?:done|made|provided|arranged|paid|supplied|organi[sz]ed|carried out|handled) (?:for )?by (?:${CUSTOMER}|you|your|the owner|others?)`,
      `by (?:${CUSTOMER}|the owner|others)`,
      'bygherreleverance|kundeleverance|bygherrens ansvar',
      'tillægges|(?:lægges|lagt|lægge) (?:til|oveni)|(?:kommer|følger) (?:oveni|til|ved siden af)|oveni|oven i|(?:comes? |goes )?on top|ud over prisen',
      'kan (?:til)?købes|kan tilvælges',
      'hvis nødvendigt|(?:efter|ved) behov|if needed|if required',
      'is extra|(?:are|charged|comes as an?) extra|at extra cost|(?:koster|betales|beregnes) ekstra|mod tillæg',
      '(?:du|i|kunden|vi|jeg) (?:er )?nødt til (?:også )?selv|er (?:du|i|vi|kunden) nødt til (?:også )?selv',
      '(?:er|bliver) (?:din|jeres|kundens|ejerens|vores|min) (?:egen )?(?:opgave|ansvar|sag|udgift|regning)',
      '(?:på|for) (?:egen|jeres|din|kundens) regning',
      '(?:your|the (?:customer|owner|client).s|our) (?:own )?(?:responsibility|task|job|business)',
      '(?:not|ikke) (?:our|vores) (?:job|task|business|responsibility|bord|opgave)',
      '(?:at|on) (?:your|the (?:customer|owner|client).s) (?:own )?(?:expense|cost|account|bill)',
      '\\d\\s*(?:kr\\.?|dkk|,-)?\\s*(?:pr\\.?|per|/|a)\\s*(?:km|kilometer|time|hour|kørt)',
      'a separate bill|(?:kommer|regning) separat|sin egen regning|afregner direkte|aftales (?:nærmere|separat)|\\(valgfri\\w*\\)|står kunden for',
      '(?<!(?:no|uden|ingen|ikke|not|without|nothing) )(?:extra|ekstra)(?=[\\s.!]*$)',
      'bestilles af|sørger (?:du|kunden)',
      '(?:betales|paid) (?:direkte|directly|separately|særskilt)',
      '(?:kr\\.?|moms|dkk|,-) ved siden af',
      `(?:${SELF_DOES}) (?:du|i|kunden) (?:også )?(?:selv|særskilt|separat)`,
      '(?:skal|må) (?:du|i|jeg|vi|kunden|man) (?:også )?selv',
      '(?:du|i|kunden) (?:skal |må )?(?:også )?selv (?:for|stå\\w*|sørge\\w*|betale\\w*|finde\\w*|klare\\w*|have)',
      'yoursel(?:f|ves)|ourselves',
      '(?:up to|left to) you',
      '(?:is|are|will be) charged|charged separately|not offered|tilbydes ikke',
    ].join('|')})(?![\\wæøå])`,
    String.raw`[:=]\s*(?:(?:nej|no|not|ikke|(?:own|your|jeres|egen|din|jeres egen|your own) (?:elektriker|electrician)|kunden|køber|bygherren?|ejeren?|jer selv|dig selv|the customer|ingen|none|excluded|ekskl\w*)\b(?! (?:extra|ekstra|nødvendig|needed|required|necessary|påkrævet|relevant))|0\b(?!\s*(?:kr|dkk|,-)))`,
    // A row's cell.
    String.raw` {3}(?:nej|no)(?= {3}|\s*$|,)`,
  ].join('|'),
  'gi',
);

/** A cell that says no, and what it costs then. */
export const NOT_ALONE =
  /^[\s:=|.…–-]*(?:nej|no|kunden|ingen|none|excluded|[✗✘])(?:[\s.|]*$|,\s*(?:kr\.?|dkk)?\s*\d| {3}|\s*\|)/i;

/** After the thing: what stands before is in the price. */
export const WITH_AFTER =
  /\b(?:er|is|are|bliver)\s+(?:(?!ikke|not|settled|billed|charged|paid|invoiced|separat|særskilt)\w+\s+){0,2}(?:med|inkl\w*|inde\w*|included|comprised|part of|en del|omfattet|indregnet|with)\b|\b(?:med|med)?følger(?: med)?\b(?! (?:\w+ )?ikke| oveni)|(?<!ikke |not )\b(?:inkl\w*|included|medregnet)\b/gi;

export const NEEDLESS_BEFORE =
  /\b(?:nor do (?:you|we|i) need (?:\w+ ){0,2}(?:in|on|for|to)|(?:not|n.t) (?:need|change|touch) anything (?:new )?(?:in|on|about)|(?:skal|behøver) (?:du |i |vi |der )?(?:ikke|ik) (?:lave |ændre |røre |gøre )?(?:noget )?(?:nyt )?(?:i|på|ved)|(?:intet|ikke noget) (?:nyt )?(?:i|på|ved)(?= (?:jeres |din )?\w*tavle)|(?:ikke|intet|ingen) behov for|behøver (?:ikke|intet)|kræver (?:ikke|intet)|skal (?:der )?(?:vi )?ikke (?:bruge[s]?|opstilles|have)|(?:vi|der) skal ikke (?:bruge[s]?|opstilles)|(?:bruger|bruges) (?:ikke|intet)|klarer (?:os|det) uden|no need (?:for|of)|(?:do not|don.?t|won.?t|will not) (?:need|require)|(?:not|ikke) (?:needed|necessary|required|nødvendigt?|påkrævet)\s*:)\s+(?:(?:noget|et|en|a|any|the)\s+)?$/i;
const NOTHING_TO_DO = [
  '(?:is|are)n.t (?:needed|necessary|required)',
  '(?:ikke|not|ik|hardly) (?:være )?(?:nødvendig\\w*|påkrævet|necessary|needed|required|relevant)',
  '(?:skønnes|vurderes|er|anses) (?:\\w+ )?(?:ikke|not) (?:nødvendig\\w*|påkrævet)',
  '(?:kræves|behøves|bruges) (?:der )?(?:ikke|ik)',
  'unødvendig\\w*|overflødig\\w*|unnecessary|superfluous',
  '(?:skal|kommer) (?:vi|der|i|du) (?:ikke|ik) (?:til at )?(?:bruge|brug|have)s?',
  '(?:har|er der|bliver der) (?:vi |i )?(?:ikke|intet) (?:brug|behov) for',
  '(?:we|you|i) (?:really )?(?:do not|don.?t|won.?t|will not|needn.?t) (?:need|require|have to)',
  '(?:shall|need|needs to|must|has to) nothing be done|nothing (?:needs|has|is|shall|will) (?:to )?be done|nothing to (?:do|change)',
  'skal (?:der )?(?:ikke|intet) (?:laves|ændres|gøres|skiftes)(?: noget)?|der skal ikke (?:laves|ændres|gøres) noget',
  'can be reused|kan genbruges',
  '(?:har|havde) (?:du|i|vi) (?:jo |allerede |selv )*(?:stående|oppe)|står (?:der )?(?:jo )?allerede|(?:is|are) (?:already )?up already',
];
export const NEEDLESS_AFTER = new RegExp(`${START}(?:${NOTHING_TO_DO.join('|')})${END}`, 'i');
/** «Vi beregner os ikke kørsel» */
export const FREE_BEFORE =
  /(?<![\wæøå])(?:(?:beregner|tager|opkræver) (?:vi |os |jer |jeg |mig ){0,2}(?:ikke|intet|ik) (?:penge |noget |betaling |ekstra ){0,2}(?:for )?|(?:do not|don.?t|won.?t|never) (?:charge|bill) (?:you )?(?:extra |anything |separately )?for )(?:any )?$/i;
/** «Anlægget er allerede tilmeldt» */
export const ALREADY =
  /(?<![\wæøå])(?:allerede|i forvejen|already) (?:[\wæøå]+ )?(?:tilmeldt|anmeldt|registreret|registered)|(?:tilmeldt|anmeldt|registreret|registered) (?:(?:[\wæøå]+ ){0,2}(?:allerede|i forvejen)|already)(?![\wæøå])/i;
/** «Intet stillads nødvendigt», «no scaffold, I just use a ladder» */
export const NO_NEED =
  /^[\wæøå]*(?:(?:\s+(?:er|is|are))?\s+(?:nødvendig\w*|påkrævet|necessary|needed|required)|,\s*(?:i|we|vi|jeg)\s+(?:just |bare |only |kun )?(?:use|bruger|works?|arbejder))/i;

/** «Om stillads sagde han ingenting» */
export const NOTHING_SAID_AFTER =
  /^[\wæøå]*\s(?:[\wæøå]+ ){0,2}(?:sagde|siger|skrev|skriver|nævn\w*|står|said|says|mention\w*|wrote)\s(?:[\wæøå]+ ){0,3}(?:ingenting|intet|ikke|nothing|not)(?![\wæøå])|^[\wæøå]*\s(?:wasn.t|isn.t|was not|is not|er ikke|blev ikke|var ikke) (?:mentioned|named|discussed|nævnt|omtalt)/i;
export const NOTHING_SAID_BEFORE =
  /(?:(?:sagde|skrev|nævn\w*|said|mentioned|wrote|glemte|forgot|spurgte?|asked?)\s(?:[\wæøå]+ ){0,4}(?:om|about|for))\s+(?:[\wæøå]+ ){0,2}$/i;

/** «Inverteren er klar til batteri (ikke med i prisen)»: what follows is said of the other thing. */
export const READY_FOR = /\b(?:klar|forberedt|ready|prepared) (?:til|for)\b/gi;
/** «Ingen kørselsudgifter»: the drive is free. */
export const COSTS = /^[\wæøå]*\s?(?:omkostning|udgift|tillæg|gebyr|costs?\b|charges?\b|fees?\b)/i;
/** A clause that goes on about what was named before its comma. */
export const GOES_ON =
  /^(?:[,;]|\s[-–])\s*(?:(?:og|and|så|but|men)\s+)?(?:(?:er|is|are|indgår|kommer|følger)\s+(?=ikke|not))?(?:(?:han|hun|he|she|they|de)\s+(?:sagde|said|says|siger)\s+)?(?:det|den|dem|it|that|this|those|which|som|you|we.d|du|i|kunden|done|not|ikke|afregnes|betales|settles?|billed|for|der skal (?:ikke|intet))(?![\wæøå])/i;
