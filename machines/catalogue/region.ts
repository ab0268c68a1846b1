/** Regions by which visitors filter countries. */
export const regions = ['eu', 'europe', 'caucasusCentralAsia', 'middleEast', 'asiaPacific', 'americas', 'africa'] as const;
export type Region = (typeof regions)[number];

/* ISO 3166-1 alpha-2. */
const codes: Record<Region, string> = {
  eu: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  europe: 'AL AD BA BY CH FO GB GG GI IM IS JE LI MC MD ME MK NO RS RU SM UA VA XK',
  caucasusCentralAsia: 'AM AZ GE KG KZ TJ TM UZ',
  middleEast: 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  asiaPacific:
    'AF AU BD BN BT CK CN FJ FM HK ID IN JP KH KI KP KR LA LK MH MM MN MO MV MY NC NP NR NU NZ PF PG PH PK PW SB SG TH TL TO TV TW VN VU WS',
  americas:
    'AG AI AR AW BB BL BM BO BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
};

const byCode = new Map(regions.flatMap((region) => codes[region].split(' ').map((code) => [code, region] as const)));

/** The region of an upper-case ISO 3166-1 alpha-2 code; undefined for an unknown code. */
export const regionOf = (code: string): Region | undefined => byCode.get(code);
