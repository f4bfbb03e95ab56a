import type { Passage } from './passage.ts';

interface Procedure {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly words: string;
  readonly source: string;
  readonly path?: string;
}

const practice = 'HazardGuard practice notes: general knowledge of the field; the plan of the site goes first';

/** What is done before, during and after a release: our own sentences. Distances are left to runs and to the plans of the site. */
const procedures: readonly Procedure[] = [
  {
    id: 'shelter',
    title: 'Shelter in place during a toxic release',
    text: 'Go inside at once and stay there.\n\n- Close every window and door; switch off fans, coolers and air conditioning that bring in outside air.\n- Go to a room with few openings, away from the wind, and seal gaps with wet cloth or tape.\n- Heavy gases gather low: prefer an upper floor.\n- Follow the radio, the siren and official messages; do not telephone the plant.\n- When the all-clear is given, open everything and go outside: the air inside can then be the worse one.',
    words: 'indoors stay inside house siren gas leak toxic cloud windows seal neighbours school',
    source: practice,
    path: '/Community',
  },
  {
    id: 'evacuate',
    title: 'Leave the area during a release',
    text: 'Leave only when told to, or when the cloud cannot reach you before you are away.\n\n- Walk across the wind, never with it and never through the cloud.\n- Do not start engines or switches where gas can burn.\n- Take children, the old and the sick first; help neighbours who cannot walk.\n- Breathe through a wet cloth if there is nothing better; it helps only a little.\n- Go to the assembly point that the district has named and be counted.',
    words: 'evacuation escape run away crosswind upwind assembly point go',
    source: practice,
    path: '/Community',
  },
  {
    id: 'shelter-or-leave',
    title: 'Shelter or leave: how to choose',
    text: 'A short release of a toxic gas is mostly survived best inside a closed building; a long one, a fire that may reach a tank, or a building that cannot be closed speaks for leaving. There must be time to leave before the cloud comes. Compare both for the place in question with a Run in Vulnerability Assessment; it gives the dose inside and outside and the minutes until arrival.',
    words: 'evacuation shelter decision dose indoors outdoors threat at a place',
    source: practice,
    path: '/VulnerabilityAssesment',
  },
  {
    id: 'first-minutes',
    title: 'First minutes of a chemical incident at a plant',
    text: '1. Raise the alarm and name the chemical, the place and the wind.\n2. Keep people away and upwind; nobody enters without breathing apparatus and a second person.\n3. Stop the flow only if it can be done safely from outside: remote valves, emergency shutdown.\n4. Remove ignition sources where the gas or vapour can burn.\n5. Tell the district emergency authority and the neighbours as the off-site plan says.\n6. Start a Run with the real wind and quantity, and raise a warning from it.\n7. Write down times and decisions.',
    words: 'respond response leak spill rupture accident emergency what to do control room steps incident',
    source: practice,
    path: '/VulnerabilityAssesment',
  },
  {
    id: 'toxic-gas-response',
    title: 'Responders: release of a toxic gas such as chlorine or ammonia',
    text: '- Approach from upwind and uphill with full breathing apparatus and a suit for the chemical.\n- Do not spray water on the leak itself or into a chlorine spill: it gets worse. A water curtain downwind can knock down ammonia or hydrogen chloride, not the source.\n- Keep run-off from drains and rivers.\n- Turn a leaking cylinder so that gas, not liquid, comes out.\n- Isolation and protective distances depend on quantity, wind and hour: take them from a Run and from the guide of the chemical, never from memory.',
    words: 'chlorine ammonia phosgene sulphur dioxide hydrogen sulphide leak cylinder tonner water curtain PPE SCBA isolate',
    source: practice,
  },
  {
    id: 'flammable-gas-response',
    title: 'Responders: leak of a flammable gas such as LPG',
    text: '- No ignition sources anywhere in the cloud: engines, switches, telephones, flames.\n- LPG is heavier than air and collects in drains and pits.\n- If it burns at the leak, let it burn until the flow can be stopped; cool the vessel and its neighbours with water from a distance.\n- Rising noise from a relief valve, or a flame on the vapour space of a tank, means that it may burst (BLEVE): withdraw at once, from all sides, also from the ends.\n- Measure before anybody goes back.',
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
    text: 'Take people out of the cloud first. Remove outer clothing (most of the contamination goes with it) and put it into closed bags. Rinse skin and hair with much water for at least 15 minutes; rinse eyes with clean water, lids held open, lenses out. Dry-brush powders that react with water before rinsing. Keep people warm and keep contaminated people out of ambulances and hospitals until rinsed.',
    words: 'wash rinse skin eyes clothes exposed victims hospital contaminated',
    source: practice,
  },
  {
    id: 'first-aid',
    title: 'First aid after breathing a toxic gas',
    text: 'Bring the person into fresh air without endangering yourself. Sit them up and keep them still: effort makes lung damage worse. Call the emergency number 112 or ambulance 108. If breathing stops, give artificial respiration with a mask with a valve, not mouth to mouth. Give oxygen if trained. Chlorine, phosgene and nitrogen oxides can harm the lungs hours later: everyone exposed is to be seen by a doctor even when they feel well.',
    words: 'inhaled breathing poison cough lungs oxygen doctor medical treatment symptoms chlorine phosgene ammonia',
    source: practice,
  },
  {
    id: 'warning',
    title: 'Warn the people around a plant',
    text: 'A warning says what has happened, where, what to do now, for whom, until when, and who says so. Draft it from a Run (Vulnerability Assessment, Raise Alert), so that area and levels are the computed ones; a second person approves it. Say one action first: go inside, or leave. Repeat it, and send the all-clear in the same ways.',
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
    text: '- Keep acids from bases, oxidisers from fuels, and water-reactive materials from water; the inventory names incompatible neighbours.\n- Hold the smallest stock that works; use the oldest first and remove what has expired.\n- Keep cylinders upright, chained, capped, in the shade, the full apart from the empty.\n- Bund liquids so that the largest tank fits.\n- Keep gas detectors, showers, eye washes and breathing apparatus tested and reachable.\n- Keep safety systems in service as long as the chemical is there.',
    words: 'inventory stock compatibility incompatible warehouse segregation cylinders expiry best practice',
    source: practice,
    path: '/CollectChemicalInventory',
  },
  {
    id: 'numbers',
    title: 'Emergency numbers in India',
    text: 'Emergency (all services): 112. Fire: 101. Ambulance: 108 (102 in many states). Police: 100. Disaster management: 1078 (national), 1070 (state control room), 1077 (district control room).',
    words: 'phone telephone call helpline contact police fire ambulance disaster',
    source: 'Emergency numbers as generally published in India, not verified here; the plan of the site goes first',
    path: '/Community',
  },
  {
    id: 'modelling',
    title: 'Model a release in HazardGuard',
    text: '1. Register the plant with its position (On-board Industry) and its stock (Collect Chemical Inventory Info).\n2. Open Vulnerability Assessment, Consequence Analysis; choose the chemical, the quantity and the opening.\n3. Take the weather as measured or enter it; wind direction is where it blows from.\n4. Read the zones with their levels and caveats, and who is inside.\n5. Store the Run; a warning is drafted from it.',
    words: 'how to use run zones plume assessment consequence analysis help product screen distance footprint',
    source: 'HazardGuard',
    path: '/VulnerabilityAssesment',
  },
  {
    id: 'levels-meaning',
    title: 'What AEGL, ERPG, PAC and IDLH mean',
    text: 'AEGL (acute exposure guideline levels) are for the general public: level 1 is discomfort that passes, level 2 lasting harm or hindered escape, level 3 danger of death, each for 10 min to 8 h. ERPG are the like for one hour. PAC takes AEGL where there is one, then ERPG, then an estimate. IDLH is for workers: what one could escape from within 30 minutes without lasting harm.',
    words: 'meaning levels toxic limit exposure TEEL guideline definition',
    source: 'HazardGuard, in short for the definitions of US EPA, AIHA, US DOE and NIOSH',
  },
];

export const procedurePassages = (): readonly Passage[] =>
  procedures.map(({ id, title, text, words, source, path }) => ({
    id: `procedure/${id}`,
    kind: 'procedure',
    title,
    text,
    words,
    language: 'en',
    source,
    path: path ?? null,
  }));
