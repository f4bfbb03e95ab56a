import type { Passage } from './passage.ts';

interface Procedure {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly words: string;
  readonly source: string;
  readonly path?: string;
}

/** Sources read: CDC/ATSDR, Medical Management Guidelines for Hydrogen Fluoride; NLM WISER, chlorine and phosgene, decontamination. */
const medical =
  'HazardGuard practice notes after CDC/ATSDR (hydrogen fluoride) and NLM WISER (chlorine, phosgene: decontamination); the site plan takes precedence';
const corrosive = 'HazardGuard practice notes after ERG 2024, guides 132, 137, 153, 154 and 157; the site plan takes precedence';
const practice = 'HazardGuard practice notes: general knowledge of the field; the site plan takes precedence';

/** What to do before, during and after a release, in our own words. Distances come only from runs and site plans. */
const procedures: readonly Procedure[] = [
  {
    id: 'shelter',
    title: 'Shelter in place during a toxic release',
    text: 'Go inside at once and stay there.\n\n- Shut every window and door. Switch off fans, coolers and air conditioning.\n- Put out the stove and incense before the gas comes.\n- Choose a room with few openings, away from the wind. Seal gaps with wet cloth or tape.\n- Heavy gases gather low: an upper floor is better.\n- Follow the radio, the siren and official messages. Do not phone the plant.\n- A tone alone is no all-clear. Stay in until a message or an official says all clear.\n- At the all-clear go out at once and open everything: the air inside can then be worse than outside.',
    words: 'indoors stay inside house siren gas leak toxic cloud windows seal neighbours school',
    source: practice,
    path: '/Community',
  },
  {
    id: 'evacuate',
    title: 'Leave the area during a release',
    text: 'Leave when officials say so, or when you can be away before the cloud comes.\n\n- From a toxic gas: walk across the wind, never with it and never through the cloud.\n- From a fire, or where something may explode: go straight away from it.\n- Where gas may burn: go on foot, with no flame, switch, phone or engine.\n- Take children, the old and the sick first. Help neighbours who cannot walk.\n- A wet cloth over the mouth helps only a little. Never go into the cloud with it.\n- Go to the assembly point that the district has named and be counted.',
    words: 'evacuation escape run away crosswind upwind assembly point go',
    source: practice,
    path: '/Community',
  },
  {
    id: 'shelter-or-leave',
    title: 'Shelter or leave: how to choose',
    text: 'For a short release of a toxic gas, the best place is mostly a closed house. It is better to leave when the release is long, when fire may reach a tank, or when the house cannot be closed. There must be time to leave before the cloud comes. Compare both for the place with a run in Vulnerability Assessment. It shows the dose inside and outside, and the minutes until the cloud comes.',
    words: 'evacuation shelter decision dose indoors outdoors threat at a place',
    source: practice,
    path: '/VulnerabilityAssesment',
  },
  {
    id: 'first-minutes',
    title: 'First minutes of a chemical incident at a plant',
    text: '1. Raise the alarm and name the chemical, the place and the wind.\n2. Keep people away and upwind; nobody enters without breathing apparatus and a second person.\n3. Stop the flow only if it can be done safely from outside: remote valves, emergency shutdown.\n4. Remove ignition sources where the gas or vapour can burn.\n5. Notify the district emergency authority and the neighbours as the off-site plan says.\n6. Start a run with the real wind and quantity, and raise a warning from it.\n7. Write down times and decisions.',
    words: 'respond response leak spill rupture accident emergency what to do control room steps incident',
    source: practice,
    path: '/VulnerabilityAssesment',
  },
  {
    id: 'toxic-gas-response',
    title: 'Responders: release of a toxic gas such as chlorine or ammonia',
    text: '- Come from upwind and uphill, with full breathing apparatus and a suit for the chemical.\n- Never spray water on the leak itself or into a chlorine pool: it gets worse.\n- Use no water at all on what reacts with it: the guide of the chemical says so.\n- A water curtain downwind can knock down ammonia or hydrogen chloride in the air. Hold back the run-off: it is corrosive.\n- Keep run-off out of drains and rivers.\n- Turn a leaking cylinder so that gas, not liquid, comes out.\n- How far to keep people away depends on the amount, the wind and the hour. Take it from a run and from the guide of the chemical, never from memory.',
    words: 'chlorine ammonia phosgene sulphur dioxide hydrogen sulphide leak cylinder tonner water curtain PPE SCBA isolate',
    source: practice,
  },
  {
    id: 'flammable-gas-response',
    title: 'Responders: leak of a flammable gas such as LPG',
    text: '- Allow no spark or flame in the cloud: no engines, switches or phones.\n- Move people out on foot.\n- LPG is heavier than air and gathers in drains and pits.\n- If it burns at the leak, let it burn until the flow can be stopped. Cool the tank and those beside it with water from far off.\n- A relief valve that gets louder, or a flame on the top of a tank, means that it may burst (BLEVE). Move back immediately, on all sides and from the ends too.\n- Measure the air before anyone goes back.',
    words: 'LPG propane butane BLEVE fireball explosion burst tank fire vapour cloud natural gas hydrogen cylinder',
    source: practice,
  },
  {
    id: 'liquid-fire-response',
    title: 'Responders: spill or fire of a flammable liquid',
    text: '- Stop the flow and bund the spill; cover it with foam before it burns.\n- Use alcohol-resistant foam for liquids that mix with water.\n- Cool tanks that the flame touches or heats.\n- Do not let burning liquid into drains.\n- Smoke of plastics and solvents is toxic: keep people out of it.',
    words: 'pool fire petrol gasoline solvent toluene methanol foam bund dike tank spill burning',
    source: practice,
  },
  {
    id: 'decontamination',
    title: 'Decontamination of people',
    text: 'Take people out of the cloud. Undress and rinse quickly first, but never delay life-saving care. People exposed to gas only seldom need rinsing: see to their eyes and skin if those hurt. Others take off outer clothes (most of the chemical goes with them) and put them into closed bags. Rinse skin and hair with much water for at least 15 minutes. Rinse eyes with clean water, lids open, lenses out. Brush off dry powders that react with water before you rinse. Thaw clothes that are frozen to the skin with lukewarm water before you take them off. Keep people warm. Warn the ambulance and the hospital if a person is still wet with the chemical.',
    words: 'wash rinse skin eyes clothes exposed victims hospital contaminated',
    source: medical,
  },
  {
    id: 'first-aid',
    title: 'First aid after breathing a toxic gas',
    text: 'Bring the person into fresh air, but stay out of danger yourself. Sit them up and keep them still: effort makes lung damage worse. Call 112 or the ambulance, 108. If breathing stops, give breaths with a mask with a valve, not mouth to mouth. Give oxygen if trained.\n\n- Chlorine, phosgene and nitrogen oxides can harm the lungs hours later. A doctor must see all who breathed them, even those who feel well.\n- Hydrogen fluoride: rinse the skin at once, then rub in calcium gluconate gel (2.5 %) until help comes. It needs a hospital, however small the burn: it goes deep and can stop the heart.\n- Liquefied gas on the skin freezes it. Do not rub. Leave the thawing, with lukewarm water, to medical staff. Do not pull off clothes that are frozen on: thaw them with lukewarm water first.',
    words:
      'hydrogen fluoride HF calcium gluconate frostbite frozen thaw burn inhaled breathing poison cough lungs oxygen doctor medical treatment symptoms chlorine phosgene ammonia',
    source: medical,
  },
  {
    id: 'first-aid-liquid',
    title: 'First aid after contact with an acid, alkali or ammonia water',
    text: 'Bring the person into fresh air, but stay out of danger yourself. Call 112 or the ambulance, 108. Take off wet clothes and shoes. Rinse skin and eyes with running water for at least 30 minutes, lids open, lenses out.\n\n- Hydrofluoric acid: rinse for 5 minutes, then apply calcium gluconate gel (2.5 %). Without the gel, keep rinsing. It needs a hospital, however small the burn.\n- Effects can appear late. Keep the person calm, warm and under observation.',
    words:
      'hydrochloric muriatic sulphuric sulfuric nitric formalin caustic soda lye ammonia solution oleum bleach peroxide splash skin eyes burn rinse corrosive liquid',
    source: corrosive,
  },
  {
    id: 'warning',
    title: 'Warn the people around a plant',
    text: 'A warning says what has happened, where, what to do now, for whom, until when, and who says so. Draft it from a run (Vulnerability Assessment, Raise Alert), so that it uses the computed area and levels. A second person approves it. Say one action first: go inside, or leave. Say it again and again. Send the all-clear by the same channels.',
    words: 'alert early warning message siren public announcement CAP raise notify neighbours',
    source: practice,
    path: '/Ews',
  },
  {
    id: 'prepare-home',
    title: 'Prepare at home near a chemical plant',
    text: '- Know which plants are near, what their siren means and where your assembly point is.\n- Choose the room in which you would shelter; keep tape, cloth, water, a torch, a battery radio and medicines there.\n- Agree on a meeting point and a contact outside the town.\n- Keep the emergency numbers by the door: 112, fire 101, ambulance 108.\n- Tell the panchayat or ward about people who need help to move.\n- Take part in the drills.',
    words: 'community preparedness kit family best practice before accident siren neighbours',
    source: practice,
    path: '/Community',
  },
  {
    id: 'storage',
    title: 'Store chemicals safely',
    text: '- Keep acids from bases, oxidisers from fuels, and what reacts with water from water. The inventory lists what must not stand side by side.\n- Hold the smallest stock that works. Use the oldest first, and clear out what is past its date.\n- Keep cylinders upright, chained, capped and in the shade, the full apart from the empty.\n- Bund liquids so that the largest tank fits.\n- Keep gas detectors, showers, eye washes and breathing sets tested and at hand.\n- Keep safety systems running as long as the chemical is there.',
    words: 'inventory stock compatibility incompatible warehouse segregation cylinders expiry best practice',
    source: practice,
    path: '/CollectChemicalInventory',
  },
  {
    id: 'numbers',
    title: 'Emergency numbers in India',
    text: 'All emergencies: 112. Fire: 101. Ambulance: 108 (102 in many states). Police: 100. Disaster helpline: 1078 (whole country), 1070 (state control room), 1077 (district control room). Smell gas or see a leak? Move away, then call 112.',
    words: 'phone telephone call helpline contact police fire ambulance disaster',
    source: 'Emergency numbers as generally published in India, not verified here; the site plan takes precedence',
    path: '/Community',
  },
  {
    id: 'modelling',
    title: 'Model a release in HazardGuard',
    text: '1. Register the plant with its position (On-board Industry) and its stock (Collect Chemical Inventory Info).\n2. Open Vulnerability Assessment, Consequence Analysis. Choose the chemical, the amount and the hole.\n3. Take the weather as measured, or type it in. The wind is named by where it blows from.\n4. Read the zones with their levels and caveats, and who is inside.\n5. Store the run. You can draft a warning from it.',
    words: 'how to use run zones plume assessment consequence analysis help product screen distance footprint',
    source: 'HazardGuard',
    path: '/VulnerabilityAssesment',
  },
  {
    id: 'levels-meaning',
    title: 'What AEGL, ERPG, PAC and IDLH mean',
    text: 'AEGL (acute exposure guideline levels) are for the general public. Level 1 is discomfort that passes. Level 2 is lasting harm, or too ill to get away. Level 3 is danger of death. Each is set for 10 min to 8 h. ERPG are much the same, for one hour. PAC takes AEGL where there is one, then ERPG, then an estimate. IDLH is for workers: what one could get away from within 30 minutes without lasting harm.',
    words: 'meaning levels toxic limit exposure TEEL guideline definition',
    source: 'HazardGuard, in short for the definitions of US EPA, AIHA, US DOE and NIOSH',
  },
];

export const listProcedurePassages = (): readonly Passage[] =>
  procedures.map(({ id, title, text, words, source, path }) => ({
    id: `procedure/${id}`,
    kind: 'procedure',
    answers: false,
    title,
    text,
    words,
    language: 'en',
    source,
    path: path ?? null,
  }));
