import type { AccidentReportField, AccidentReportPart } from '../accident-report.ts';
import type { IncidentHazard, IncidentTask } from '../incident-checklist.ts';
import type { IncidentRole, RollCallStatus } from '../incident-people.ts';

/** Words about incidents that screens and papers share. Tasks are the first steps; in brackets the accident that taught one. */
export const words = {
  task: {
    alarm: 'Sound the alarm and name chemical, place and wind (Visakhapatnam 2020: the delay cost lives)',
    headcount: 'Count everybody at the assembly points, contractors and visitors too',
    approachUpwind: 'Approach from upwind and uphill only, with breathing apparatus and a second person',
    isolateRemotely: 'Shut off from outside: remote valves, emergency shutdown; see that they closed (Festus 2002: they did not)',
    windAndRun: 'Take the wind now and run the model with the quantity that can really come out',
    warnNeighbours: 'Warn the neighbours downwind, also those asleep indoors (Graniteville 2005)',
    indoorsOrLeave: 'Decide for each village: stay indoors or leave; write the decision into the log',
    tellAuthority: 'Tell the district emergency authority and the fire service, and note the time',
    lowPlaces: 'Keep people out of low places, drains and valleys: heavy gas collects there',
    containRunOff: 'Keep run-off out of drains and rivers (Surat 2022: waste in a drain gassed sleeping workers)',
    casualtiesCleaned: 'Take casualties upwind, remove clothing, rinse, then hand over; tell the hospital the chemical',
    measureBeforeAllClear: 'Measure, indoors too, before the all-clear; then have houses aired',
    tellCrewsInventory: 'Give the fire crews the inventory and the layout before they go in (Tianjin 2015)',
    stopFuel: 'Stop what feeds the fire; a gas flame that cannot be shut off is left burning and cooled around',
    coolNeighbours: 'Cool vessels that the flame touches or heats, from a distance or with fixed monitors',
    withdrawSigns: 'Pull back at a rising relief valve noise, discoloured steel or flame on a vapour space: the vessel may burst',
    smokeDownwind: 'Treat the smoke as toxic: keep people downwind indoors or move them across the wind',
    fireWaterHeld: 'Hold the fire water back: close outlets, watch bunds and drains (Buncefield 2005)',
    clearRadius: 'Clear and guard a radius; take its size from a run, not from memory',
    watchReignition: 'Keep a watch after the flames are out: hot metal lights vapour again (Jaipur 2009 burnt for 11 days)',
    secondBlast: 'Expect a second blast: keep everybody back until what stands near is known (Tianjin 2015: 33 s later)',
    ignitionSources: 'Remove ignition sources: engines, switches and telephones stay out of any cloud',
    searchWithStructure: 'Search only where somebody has judged that the structure will stand',
    buildingsBeyondFence: 'Check buildings beyond the fence for broken glass and casualties (Jaipur 2009: to about 3 km)',
    casualties: 'Send casualties on by how badly they are hurt; tell the hospitals how many come',
    keepEvidence: 'Leave debris and recordings as they are for the inquiry, once people are safe',
    takeCommand: 'Name one incident commander and one safety officer; say so on the radio',
    isolateGas: 'Keep everybody at least 100 m away in all directions at once, then as far as the run or Table 1 says',
    buddyAndBackup: 'Send nobody in alone: pairs inside, a rescue pair and first aid ready outside',
    sprayNotPool:
      'Knock the cloud down with water spray; never spray the pool or the leak itself. Turn a leaking container so that gas escapes, not liquid',
    clearTank:
      'A tank in the fire: clear 800 m in all directions, 1,600 m for liquefied flammable gas, until somebody who knows decides otherwise',
    bleveDistance: 'Flame on a vessel: everybody out to 1,600 m; unmanned monitors, or let it burn',
    identify: 'Find out what it is before anybody goes near: label, safety data sheet, inventory, the driver',
    isolateSpill:
      'Keep everybody at least 50 m away from a liquid, 25 m from a solid, in all directions; 300 m downwind of a large flammable spill',
    noTouch: 'Nobody touches it or walks through it; stop the leak only where that can be done without risk',
    dikeAhead: 'Dam it far ahead of the flow; cover drains first',
    absorb: 'Cover with dry earth, sand or another non-combustible absorbent; non-sparking tools for what burns',
    noWaterInside: 'No water into containers, none onto what reacts with water',
    decontaminate: 'Set up decontamination before the first crew comes out; bag what they wore',
  },
  role: {
    'incident-commander': 'Incident commander',
    safety: 'Safety officer',
    operations: 'Operations',
    planning: 'Planning',
    logistics: 'Logistics',
    liaison: 'Liaison officer',
    'public-information': 'Public information officer',
  },
  rollCall: {
    expected: 'Expected',
    safe: 'Safe',
    missing: 'Missing',
    unknown: 'Unknown',
  },
  hazard: {
    'toxic-leak': 'Toxic leak',
    fire: 'Fire',
    explosion: 'Explosion',
    spill: 'Spill',
  },
  /** Schedule 6 of the MSIHC Rules, in its order. */
  accidentReport: {
    part: {
      general: '1. General data',
      kind: '2. Type of major accident',
      description: '3. Description of the major accident',
      measures: '4. Emergency measures taken and envisaged to alleviate short-term effects',
      causes: '5. Causes of the major accident',
      inside: '6 (a). Damage within the establishment',
      outside: '6 (b). Damage outside the establishment',
      data: '7. Data for assessing the effects',
      steps: '8. Steps taken or envisaged',
    },
    field: {
      siteName: 'Name of the site',
      manufacturer: 'Name, address and telephone of the manufacturer',
      registrationNumber: 'Registration number',
      licenceNumber: 'Licence number',
      activity: 'Nature of the industrial activity: what is made and stored',
      industryCode: 'National Industrial Classification, four digits',
      accidentType: 'Explosion, fire or emission of a dangerous substance',
      substances: 'Substances emitted',
      moment: 'Date, shift and hour of the accident',
      place: 'Department or section and exact place',
      process: 'Process or operation under way there',
      circumstances: 'Circumstances of the accident and the dangerous substance',
      measures: 'Emergency measures',
      causes: 'Known, not known, or to be supplied as soon as possible',
      insideCasualties: 'Casualties: killed, injured, poisoned',
      insideExposed: 'Persons exposed',
      insideDamage: 'Material damage',
      insideDanger: 'Is the danger still present?',
      outsideCasualties: 'Casualties: killed, injured, poisoned',
      outsideExposed: 'Persons exposed',
      outsideDamage: 'Material damage',
      outsideEnvironment: 'Damage to the environment',
      outsideDanger: 'Is the danger still present?',
      dataAvailable: 'Data available on effects on persons and environment',
      stepsEffects: 'To alleviate medium and long-term effects',
      stepsPrevention: 'To prevent similar major accidents',
      otherInformation: 'Any other relevant information',
    },
  },
} as const satisfies {
  readonly task: Readonly<Record<IncidentTask, string>>;
  readonly role: Readonly<Record<IncidentRole, string>>;
  readonly rollCall: Readonly<Record<RollCallStatus, string>>;
  readonly hazard: Readonly<Record<IncidentHazard, string>>;
  readonly accidentReport: {
    readonly part: Readonly<Record<AccidentReportPart, string>>;
    readonly field: Readonly<Record<AccidentReportField, string>>;
  };
};
