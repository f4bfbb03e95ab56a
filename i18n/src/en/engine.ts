/** Texts of the screens for the codes that the engine gives to inputs, levels, caveats and choices. */
export const texts = {
  input: {
    title: 'Title',
    chemical: 'Chemical',
    hazard: 'Hazard',
    mode: 'Calculation mode',
    model: 'Model',
    quantityKg: 'Quantity',
    'storage.temperatureC': 'Storage temperature',
    'storage.pressureKpa': 'Storage pressure',
    'storage.phase': 'Phase released',
    'storage.liquidHeadM': 'Liquid level above the opening',
    'storage.bundAreaM2': 'Area of the bund',
    'storage.ground': 'Ground under a pool',
    'storage.vesselShape': 'Shape of the vessel',
    'storage.vesselDiameterM': 'Diameter of the vessel',
    'storage.vesselLengthM': 'Length of the vessel',
    'rupture.type': 'Rupture',
    'rupture.diameterM': 'Opening diameter',
    'rupture.lengthM': 'Opening length',
    'rupture.breadthM': 'Opening breadth',
    'rupture.heightM': 'Height of the release',
    'rupture.direction': 'Direction of the jet',
    'rupture.elevationM': 'Opening above the bottom of the vessel',
    'rupture.nozzleM': 'Length of the nozzle',
    'rupture.pipeLengthM': 'Length of the pipe',
    'rupture.pipeOtherLengthM': 'Pipe on the other side of the break',
    'rupture.pipeRoughnessMm': 'Roughness of the pipe',
    'rupture.pipeSupply': 'Unbroken end of the pipe',
    'rupture.rateKgS': 'Stated rate',
    'rupture.durationMin': 'Stated duration',
    'rupture.exitTemperatureC': 'Temperature as it enters the air',
    'rupture.exitVelocityMs': 'Speed as it enters the air',
    'rupture.exitDiameterM': 'Diameter of the outlet',
    'rupture.liquidFraction': 'Liquid fraction (droplets)',
    isolationMin: 'Time to isolation',
    'weather.windSpeedMs': 'Wind speed',
    'weather.windHeightM': 'Height of the wind measurement',
    'weather.windFromDeg': 'Wind from',
    'weather.temperatureC': 'Air temperature',
    'weather.humidityPercent': 'Relative humidity',
    'weather.cloudPercent': 'Cloud cover',
    'weather.pressureKpa': 'Air pressure',
    'weather.stability': 'Stability class',
    'weather.slightSunClass': 'Class for slight sun at 3 to 5 m/s',
    'weather.inverseObukhov': 'Measured inverse Obukhov length',
    'weather.sigmaThetaDeg': 'Measured spread of the wind direction',
    'weather.mixingHeightM': 'Mixing height',
    'site.latitude': 'Latitude',
    'site.longitude': 'Longitude',
    'site.terrain': 'Terrain',
    'site.roughnessM': 'Roughness length',
    time: 'Time of release',
    averagingS: 'Averaging time',
    dispersionSchool: 'Dispersion coefficients',
    exposureMin: 'Exposure time',
    exposureFrom: 'Exposure time from',
    levelFamily: 'Toxic levels',
    ownLevels: 'Your levels of concern',
    overlayFamily: 'Levels drawn over the zones',
    levelBasis: 'Levels are compared with',
    probitSet: 'Lethality probits',
    tntYield: 'Explosion yield (share of the energy)',
    'fire.levels': 'Heat levels',
    'fire.exposureS': 'Exposure time to heat',
    'blast.congestion': 'Congestion',
    'blast.ignition': 'Ignition of the cloud',
    'blast.levels': 'Overpressure levels',
    'storage.vesselVolumeM3': 'Volume of the vessel',
    'storage.burstPressureKpa': 'Burst pressure of the vessel',
  },
  exposureFrom: { stated: 'the stated time', release: 'the duration of the release' },
  levelBasis: { peak: 'the peak concentration', dose: 'the dose over the whole passage of the cloud' },
  levelFamily: { LETHALITY: 'share of deaths', none: 'none' },
  phase: { auto: 'Determined by the engine', liquid: 'Liquid', gas: 'Gas' },
  ground: { soil: 'soil', concrete: 'concrete', 'dry-sand': 'dry sand', 'moist-sand': 'moist sand', water: 'water' },
  vesselShape: { 'horizontal-cylinder': 'horizontal cylinder', 'vertical-cylinder': 'vertical cylinder', sphere: 'sphere' },
  pipeSupply: { closed: 'closed', reservoir: 'reservoir that keeps its pressure' },
  direction: { 'along-wind': 'with the wind', up: 'upwards', down: 'downwards', impinging: 'against ground or wall' },
  rupture: { pipe: 'Broken pipe', direct: 'Stated rate' },
  model: {
    auto: 'Chosen by the engine',
    'similarity-plume': 'Surface-layer similarity plume',
    'gaussian-plume': 'Gaussian plume',
    'gaussian-puff': 'Gaussian puff',
    'dense-plume': 'Dense gas plume with heat',
    'dense-puff': 'Dense gas puff (instantaneous release)',
    'heavy-plume': 'Heavy gas plume',
    'britter-mcquaid': 'Britter–McQuaid screening',
    'tnt-blast': 'TNT-equivalent blast',
    fireball: 'Fireball',
    'pool-fire': 'Pool fire',
    'jet-fire': 'Jet fire',
    'vapour-cloud-explosion': 'Vapour cloud explosion',
    'vessel-burst': 'Vessel burst',
  },
  /** Toxic levels keep their published names (AEGL-3) in every language; levels of blast and heat have none. */
  level: {
    'LETHALITY-50': 'deaths: 50 %',
    'LETHALITY-10': 'deaths: 10 %',
    'LETHALITY-1': 'deaths: 1 %',
    'BLAST-8PSI': 'overpressure of 55.2 kPa',
    'BLAST-3.5PSI': 'overpressure of 24.1 kPa',
    'BLAST-1PSI': 'overpressure of 6.9 kPa',
    'HEAT-10': 'Heat of 10 kW/m²',
    'HEAT-5': 'Heat of 5 kW/m²',
    'HEAT-2': 'Heat of 2 kW/m²',
    'HEAT-37.5': 'Heat of 37.5 kW/m²',
    'HEAT-12.5': 'Heat of 12.5 kW/m²',
    'HEAT-4.7': 'Heat of 4.7 kW/m²',
    'HEAT-1.6': 'Heat of 1.6 kW/m²',
    'HEAT-DOSE-50': 'Heat that kills half',
    'HEAT-DOSE-1': 'Heat that kills one in a hundred',
    'HEAT-DOSE-BURN': 'Heat that burns skin',
    'BLAST-68.9': 'Overpressure of 68.9 kPa',
    'BLAST-48.2': 'Overpressure of 48.2 kPa',
    'BLAST-27.6': 'Overpressure of 27.6 kPa',
    'BLAST-20.7': 'Overpressure of 20.7 kPa',
    'BLAST-13.8': 'Overpressure of 13.8 kPa',
    'BLAST-6.9': 'Overpressure of 6.9 kPa',
    'BLAST-2.76': 'Overpressure of 2.76 kPa',
    'BLAST-1.03': 'Overpressure of 1.03 kPa',
    LFL: 'Lower flammable limit',
    'LFL-60': '60 % of the lower flammable limit',
    'LFL-50': '50 % of the lower flammable limit',
    'LFL-10': '10 % of the lower flammable limit',
  },
  ownLevel: 'Level stated in the inputs.',
  meaning: {
    'AEGL-3': 'Life-threatening effects or death are possible in the general public, sensitive people included.',
    'AEGL-2': 'Irreversible or other serious, long-lasting effects, or an impaired ability to escape, are possible.',
    'AEGL-1': 'Notable discomfort or irritation is possible; effects pass when exposure ends.',
    'ERPG-3': 'Nearly everyone could bear this for an hour without life-threatening effects; above it lives are at risk.',
    'ERPG-2': 'Nearly everyone could bear this for an hour without irreversible effects; above it they are possible.',
    'ERPG-1': 'Nearly everyone could bear this for an hour with no more than mild, passing effects.',
    'PAC-3': 'Life-threatening effects are possible.',
    'PAC-2': 'Irreversible or other serious effects, or an impaired ability to escape, are possible.',
    'PAC-1': 'Mild, passing effects are possible.',
    IDLH: 'Immediately dangerous to life or health of workers without breathing protection.',
    'LETHALITY-50': 'Half of the people who stay outdoors for the exposure time die.',
    'LETHALITY-10': 'One in ten of the people who stay outdoors for the exposure time dies.',
    'LETHALITY-1': 'One in a hundred of the people who stay outdoors for the exposure time dies.',
    'BLAST-8PSI': 'Buildings are destroyed; people inside or thrown by the blast may die.',
    'BLAST-3.5PSI': 'Serious injury is likely: walls fall, eardrums burst.',
    'BLAST-1PSI': 'Glass shatters and houses are damaged; flying glass injures.',
    'HEAT-10': 'Can kill within a minute.',
    'HEAT-5': 'Second-degree burns within a minute.',
    'HEAT-2': 'Pain within a minute.',
    'HEAT-37.5': 'Tanks and process equipment fail: the fire can spread to neighbouring plant.',
    'HEAT-12.5': 'Wood ignites from a flame and plastic melts; unprotected tanks need cooling.',
    'HEAT-4.7': 'Pain in about 20 seconds; burns if there is no cover.',
    'HEAT-1.6': 'No discomfort even in long exposure.',
    'HEAT-DOSE-50': 'Half of the people who stay outdoors die.',
    'HEAT-DOSE-1': 'One in a hundred of the people who stay outdoors dies.',
    'HEAT-DOSE-BURN': 'Second-degree burns on bare skin.',
    'BLAST-68.9': 'Buildings are probably destroyed.',
    'BLAST-48.2': 'Loaded railway wagons overturn.',
    'BLAST-27.6': 'The cladding of light industrial buildings bursts.',
    'BLAST-20.7': 'Steel frames bend and leave their footings; tanks can open.',
    'BLAST-13.8': 'Block walls without steel fall.',
    'BLAST-6.9': 'Houses are partly demolished and cannot be lived in.',
    'BLAST-2.76': 'Minor damage to houses.',
    'BLAST-1.03': 'Glass breaks.',
    LFL: 'The cloud burns as a flash fire: people in it may die.',
    'LFL-60': 'Pockets of the cloud can burn, because gas is not evenly mixed.',
    'LFL-50': 'Half the flammable limit: no engine, no switch, no flame.',
    'LFL-10': 'Gas alarms sound: keep sources of ignition away.',
  },
  /** Figures that a model reports besides its zones. */
  detail: {
    'jet-length': 'Length of the jet',
    'tnt-mass': 'Equivalent mass of TNT',
    'fireball-mass': 'Mass in the fireball',
    'fireball-diameter': 'Diameter of the fireball',
    'fireball-duration': 'Duration of the fireball',
    'flame-power': 'Surface emissive power of the flame',
    'pool-diameter': 'Diameter of the pool',
    'flame-length': 'Length of the flame',
    'flame-tilt': 'Tilt of the flame from the vertical',
    'burning-rate': 'Burning rate',
    'burning-time': 'Longest burning time',
    'jet-rate': 'Burning rate of the jet',
    'radiated-share': 'Radiated fraction of the heat',
    'smoke-cover': 'Share of the flame hidden by smoke',
    'flame-output': 'Heat radiated',
    'flammable-mass': 'Flammable mass',
    'flammable-moment': 'Time of the greatest flammable mass',
    'explosion-centre': 'Centre of the explosion downwind',
    'flame-mach': 'Speed of the flame (Mach)',
    'burst-energy': 'Energy of the burst',
  },
  reason: {
    'dense-at-once':
      'The whole stock is released instantaneously, and its cloud behaves as a dense gas (Richardson number {{richardson}}, dense from {{critical}}).',
    dense: 'The cloud behaves as a dense gas (Richardson number {{richardson}}, dense from {{critical}}).',
    'nearly-as-heavy':
      'The cloud is nearly as dense as air (Richardson number {{richardson}}, dense from {{critical}}) and is released near the ground: the model follows its cold and its jet until it becomes a passive plume.',
    'passive-near-ground':
      'The cloud does not behave as a dense gas (Richardson number {{richardson}}, dense from {{critical}}) and is released near the ground.',
    'passive-from-outlet':
      'The cloud does not behave as a dense gas (Richardson number {{richardson}}, dense from {{critical}}) and leaves a stated outlet upwards: it rises before the wind carries it away.',
    'passive-aloft':
      'The cloud does not behave as a dense gas (Richardson number {{richardson}}, dense from {{critical}}) and is released at {{heightM}}, above the {{nearGroundM}} of a plume near the ground.',
    passive: 'The cloud does not behave as a dense gas (Richardson number {{richardson}}, dense from {{critical}}).',
    'asked-for': 'Selected in the inputs.',
    'liquid-burns': 'The liquid forms a pool on the ground and burns there.',
    'ball-then-jet-burns': 'What leaves the broken pipe in the first seconds burns as a fireball, what follows as a jet fire.',
    'jet-burns': 'The pressurised outflow burns as a jet fire.',
    'ball-burns-over-pool': 'The whole stock is released instantaneously: part of it burns as a fireball, the rest as a pool fire.',
    'jet-burns-over-pool': 'The pressurised outflow burns as a jet fire; the liquid that rains out burns as a pool fire.',
    'ball-burns': 'The whole stock is released instantaneously and burns as a fireball.',
    'stock-as-tnt': 'The stock is treated as TNT: neither congestion nor a burst pressure was given.',
    'cloud-explodes': 'A rupture makes a cloud, and its congestion or ignition was given.',
    'vessel-bursts': 'The pressure at which the vessel bursts was given.',
  },
  release: {
    pool: 'vapour of a pool',
    'gas-jet': 'gas from an opening or at a stated rate',
    'two-phase-jet': 'gas with droplets from an opening',
    instantaneous: 'instantaneous release',
    elevated: 'gas from above 3 m',
  },
  trialSet: {
    'Dense gas spills': 'LNG spills on water',
    'Prairie Grass': 'Project Prairie Grass',
    'Pool fires': 'pool fires of LNG, ethane and propane',
    'Jet fires': 'a jet fire of natural gas',
  },
  trialPhase: {
    'evaporating-pool': 'evaporating pool',
    'passive-gas': 'passive gas near the ground',
    'pool-fire': 'burning pool',
    'jet-fire': 'burning jet',
  },
  caveat: {
    'example-inputs': 'Example, not an event: the program chose these inputs, and nobody has confirmed them.',
    'assessed-as-pure':
      'Assessed as pure by choice: the stock is a solution or mixture ({{concentration}}), whose release is not modelled. A solution mostly gives off less vapour, so the zones may be far too large.',
    'computed-as-pure':
      'Computed as pure: the inventory states a concentration of {{concentration}}. A solution mostly gives off less vapour, so the zones may be too large.',
    'two-substances':
      'Name and CAS number in the inventory are two substances: {{names}}. The CAS number was taken. Correct the inventory before you rely on this.',
    'concentration-not-understood':
      'Computed as pure: the concentration “{{concentration}}” in the inventory is not understood. Write it as a percentage, such as 32 %.',
    'ground-assumed': 'Nobody has said whether the ground is built up or open: open is assumed, over which a cloud reaches farther.',
    'wind-not-known': 'Nobody knew the wind: almost calm air is assumed, in which a cloud reaches far, and it may go in any direction.',
    'typical-weather':
      'No weather was known: typical values are used, and the wind direction is assumed. The cloud may go in any direction.',
    'release-not-validated':
      'Not validated for this kind of release ({{release}}): no field trial of it was compared with this model. Values may be up to 5 times too high or too low.',
    'beyond-field-trials':
      'The field trials of this model ({{trialSet}}, {{trialPhase}}) end at {{value}}. Farther than that: {{levels}}. The uncertainty is assumed to grow beyond the trials.',
    'probit-set':
      'Deaths are computed with the probit of {{chemical}} in the set {{set}} ({{equation}}). Sets of constants for one gas can differ by orders of magnitude; have a toxicologist check them.',
    'probit-set-fallback': 'The set {{wanted}} has no probit for {{chemical}}; that of {{used}} is used.',
    'zones-by-dose':
      'The two more severe zones end where a stay of {{exposureMin}} in the passing cloud gives the toxic load of the level over its own time ({{loads}}); beyond them the concentration may exceed the level for moments. The mild zone is that of the peak concentration.',
    'dose-exponent-unknown':
      'Neither a table of levels nor a probit gives the exponent of the toxic load for {{chemical}}; zones use the peak concentration, which is cautious.',
    'building-assumed':
      'No building was given: an average house with half an air change per hour was assumed. A leaky house takes in at least twice as much.',
    'threat-any-direction':
      'The air is calm and the cloud may drift in any direction: values are for a cloud that drifts straight here, and moving across the wind does not help.',
    'threat-axis-doubt':
      'The wind direction is uncertain by a few degrees. This place is {{offDeg}}° off the axis of the cloud; if the wind blew straight here, the peak concentration would be {{axisPpm}}.',
    'threat-flutter':
      'The concentration outdoors fluctuates about the computed values; where the fluctuation is as large as the mean, the toxic load is {{factor}} times as high.',
    'threat-all-clear':
      'The moment to air the house is computed, not measured: open windows only when the authority or a gas detector says that the air outdoors is clean.',
    'threat-well-mixed':
      'Indoor values are for a well-mixed house with doors and windows closed and no fan running; a room on the windward side takes in more, a room without windows less.',
    'threat-haber':
      'Neither a table of levels nor a probit gives the exponent of the toxic load here: loads are concentration times time (exponent 1), which understates short, high peaks.',
    'slot-unverified':
      'The dangerous toxic loads (SLOT, SLOD) of {{chemical}} were not checked against their source; check them before you rely on them.',
    'first-weather-only':
      'Only the first entry of the weather was used. Fires, explosions, a calm start, ALOHA mode and the uncertainty of a result are computed in weather that does not change.',
    'weather-followed':
      'The cloud follows the {{entries}} entries of the weather. Zones show every place that is or will be affected, not the cloud at one moment. The release itself is computed in the first entry. The times at which the wind turns are as uncertain as the forecast.',
    'weather-ends':
      'The list of weather ends at {{lastMin}} min; its last entry was kept for the rest of the {{endMin}} min that the cloud is followed.',
    'calm-later':
      'Calm later entries of the weather (below 1 m/s): {{count}}. A cloud then has no steady direction; it was moved at 1 m/s in the direction given.',
    'beyond-range': '{{levels}} reach farther than {{value}}, the limit of the model: the drawn zone ends there.',
    'ensemble-beyond-range':
      '{{levels}}: up to {{sharePercent}} % of the members reach beyond the limit of their model; their zones end there.',
    'inverse-dense':
      'A release of {{rate}} behaves as a dense gas (Richardson number {{value}}, dense from {{critical}}), but the search used a passive plume: the error of its rate may exceed the stated uncertainty.',
    'inverse-heavy':
      'A release of {{rate}} behaves as a dense gas (Richardson number {{value}}, dense from {{critical}}): the search used dense clouds of every rate. This method is tested on simulated leaks only, not on a field trial.',
    'inverse-at-most':
      '{{sharePercent}} % of the probability lies at the highest rate searched, {{value}}: the largest possible outflow decides the rate, not the readings.',
    'inverse-class':
      'Wind and sky give stability class {{derived}}; with class {{stability}} a source explains the readings better, so that class was used.',
    'inverse-poor-fit':
      'No source explains the readings: they differ from those of the likeliest source by a factor of {{factor}}. The cloud may not have reached all sensors yet, or there may be more than one cloud.',
    'inverse-calm': 'The wind at 10 m is below 1 m/s; 1 m/s was used, and a plume in such air has no steady direction.',
    'inverse-few-readings':
      '{{value}} of {{readings}} readings are above their detection limit, for {{unknowns}} unknowns: the assumptions about wind and place decide as much as the readings.',
    'inverse-few-samples':
      'The chain is worth {{value}} independent samples; the 5 and 95 % values need at least {{enough}}. Increase the number of steps.',
    'inverse-at-edge': 'The source may lie outside the square of {{value}} to each side of the site that was searched.',
    'similarity-beyond-5-km': 'The similarity plume is validated to 0.8 km and intended for use to {{high}}; the zone reaches {{value}}.',
    'release-outlasts-exposure':
      'The release lasts {{value}}; levels for {{statedMin}} of exposure are used, because the people warned leave the cloud or go indoors sooner. For people who stay in it longer, choose levels for a longer time.',
    'exposure-of-release': 'The release lasts {{value}}, so levels for {{exposureMin}} of exposure are used, not for {{statedMin}}.',
    'peak-against-exposure':
      'Zones show where the peak concentration reaches levels meant for {{exposureMin}} of exposure. The release lasts {{value}}, so the zones overstate the effect far from the source.',
    'two-phase-all-airborne':
      '{{value}} of the liquid flashes to vapour; the rest is assumed to stay in the air as spray, without rainout. This is cautious.',
    'vapour-space-steady':
      'Gas from the space above a boiling liquid: the rate stays at its initial value; in reality it falls as the liquid cools. This is cautious.',
    'pool-unconfined':
      'No bund was given: the pool spreads to a depth of {{depthMm}} and an area of {{value}}. A bund makes pool and zones smaller.',
    'pool-outlasts': 'Evaporation was computed for {{followedMin}}; {{value}} of liquid remain in the pool then.',
    'sun-assumed': 'No time of release was given: the sunshine that warms the pool is that of the stability class.',
    'vapour-space-chilled':
      'Gas from the space above a boiling liquid: the liquid cools as it boils, and {{value}} of it stay in the vessel at the boiling point. They boil off later, only as fast as heat enters through the wall.',
    'gas-misfits-vessel':
      'The vessel holds {{heldKg}} of ideal gas at this pressure; the given quantity of {{value}} was used nevertheless.',
    'spray-rains-out':
      '{{flashPercent}} of the liquid flashes to vapour; so much of the spray rains out that {{value}} of the outflow forms a pool, which also evaporates. The jet is assumed to meet no obstacle.',
    'surface-tension-estimated':
      'The surface tension of {{value}}, which decides the size of the droplets, is estimated from the boiling point and the critical point.',
    'vacuum-taken-as-liquid':
      'The storage pressure of {{value}} is below the vapour pressure of {{vapourKpa}} kPa, and both are below the outside air: the contents were treated as liquid. Check the storage pressure.',
    'one-vessel-assumed': 'The inventory does not say how many vessels there are: one with the whole quantity is assumed.',
    'vessels-not-the-sum':
      'The vessels in the inventory do not add up to the quantity: one with the whole quantity is assumed. Correct the inventory.',
    'usual-content-assumed': 'The inventory does not say how many vessels there are: the usual content of the kind of vessel is assumed.',
    'usual-size-assumed': 'The size of the vessel is assumed: the usual one of its kind.',
    'pressure-kind-unknown':
      'The storage pressure of the inventory is not used, because it does not say whether it is absolute or gauge: the vapour pressure counts.',
    'state-of-solution-not-used':
      'Pressure and phase of the inventory are those of the solution and are not used: the pure chemical is taken at its own vapour pressure.',
    'sea-level-air-assumed':
      'The gauge pressure is taken to count from 101.3 kPa, the air at sea level: the elevation of the site is not known. Enter it with the industry.',
    'several-vessels': 'More than one vessel holds is assumed to come out: each of {{vessels}} has {{contentKg}}.',
    'one-of-vessels': 'The release is from one of {{vessels}} vessels, each with {{contentKg}}.',
    'gauge-reading':
      'The storage pressure of {{value}} is below the vapour pressure of {{vapourKpa}} kPa by less than the pressure of the air: it may be a gauge reading of a liquid. As gas {{asGas}} kg/s become airborne, as liquid {{asLiquid}} kg/s; the higher rate was used. Enter the absolute pressure, or the phase if you know it.',
    'mass-needs-liquid':
      'The storage pressure of {{value}} is below the vapour pressure of {{vapourKpa}} kPa, but as gas the contents would need {{roomM3}} m³, more than the vessel has: some of it must be liquid. As gas {{asGas}} kg/s become airborne, as liquid {{asLiquid}} kg/s; the higher rate was used. Check pressure, quantity and vessel.',
    'phase-not-stated':
      'The storage pressure of {{value}} is below the vapour pressure of {{vapourKpa}} kPa, and as gas the contents would need a vessel of {{roomM3}} m³, which was not given. As gas {{asGas}} kg/s become airborne, as liquid {{asLiquid}} kg/s; the higher rate was used. Enter the phase or the vessel if you know it.',
    'near-saturation':
      'The storage pressure is {{belowPercent}} below the vapour pressure at the storage temperature, which is within measurement error: the contents are gas or boiling liquid. As gas {{asGas}} kg/s become airborne, as liquid {{asLiquid}} kg/s; the higher rate was used. Enter the phase released if you know it.',
    'just-below-boiling':
      'The contents are stored just below their boiling point of {{boilingC}} °C, within measurement error. Just above it, up to {{otherRateKgS}} kg/s and {{otherAirborneKg}} in all become airborne within {{otherDurationMin}}, with zones of {{zones}}. Plan for the larger figures.',
    'just-above-boiling':
      'The contents are stored just above their boiling point of {{boilingC}} °C, within measurement error. Just below it, up to {{otherRateKgS}} kg/s and {{otherAirborneKg}} in all become airborne within {{otherDurationMin}}, with zones of {{zones}}. Plan for the larger figures.',
    'near-dense':
      'The cloud is close to where its model changes (Richardson number {{value}}, dense from {{high}}), within the error of a wind reading. The other model, {{model}}, gives zones of {{zones}}. Plan for the larger figures.',
    'level-swell':
      'The hole above the liquid is large: when the pressure falls, the boiling liquid swells up to it, and liquid and vapour are assumed to leave together. This is cautious.',
    'swell-vessel-unknown':
      'Whether the boiling liquid swells up to this hole depends on the vessel, which was not given: here only gas leaves. Where the liquid swells, it leaves too, and many times more in the same time. Enter the shape and size of the vessel.',
    'burst-rains-out':
      '{{flashPercent}} of the liquid flashes to vapour; so much of the spray rains out that {{value}} of the stock forms a pool, which also evaporates.',
    'pool-sinks': 'The liquid ({{value}}) is heavier than water and sinks; it is computed as if it floated, which overstates evaporation.',
    'pipe-holds-less': 'The closed pipe holds {{value}}, so no more than that of the {{givenKg}} given can flow out.',
    'pipe-holds-more':
      'The closed pipe can hold {{value}}, more than the {{givenKg}} given: the part of the pipe next to the break is taken to be full. If all of it is full, enter what it holds.',
    'pipe-one-end':
      'Only the pipe on one side of the break was counted. Where there is pipe on both sides, both ends let out: enter the length on the other side too.',
    'pipe-isolated': 'Isolation closes the unbroken end of the pipe. What the pipe holds then still flows out of the break.',
    'solid-forms':
      '{{chemical}} turns partly to solid as it leaves: at the pressure of the air, {{value}}, it is below its triple point of {{tripleC}} °C. Solid can settle near the opening and turn to gas for hours afterwards, or block the opening for a time. The zones take the solid as droplets that the air carries.',
    'pipe-short':
      'The length of the pipe is {{value}} times its diameter; the pipe model applies from {{low}} times. A vessel with a hole may describe it better.',
    'pipe-flashing-approximate':
      'Boiling liquid in a pipe: the initial rate, reduced for the length of the pipe by a published table, is kept until the contents are gone. In reality it falls.',
    'followed-for-an-hour': 'ALOHA computes a release for one hour at most: {{value}} are still in the vessel then, or never leave it.',
    'calm-wind':
      'The wind at 10 m is {{value}}; below {{low}} a cloud has no steady direction. Zones are drawn all around, as far as a wind of {{low}} carries a cloud whose direction wavers as much as in this calm. A cloud that such a wind carries straight reaches farther. If the gas spread evenly in all directions, it would reach {{level}} to {{evenM}}.',
    'instant-as-one-minute':
      'The instantaneous release is computed as a release over one minute, as ALOHA does. Concentrations near the source are briefly higher.',
    'counted-the-other-way': '{{model}} supports only the calculation mode {{mode}}. Requested: {{asked}}.',
    'dense-cloud-as-passive':
      'This cloud is heavier than air (Richardson number {{value}}, dense from {{high}}). The passive plume model does not compute how it slumps and spreads: actual zones may be wider, and shorter or longer than drawn.',
    'ammonia-in-droplets':
      'Ammonia dissolves in the water droplets of its cloud, which warms the cloud; the model does not include this. In damp air the real cloud is lighter and may rise sooner.',
    'hydrogen-fluoride-indicative':
      'Hydrogen fluoride molecules associate and react with moist air; the model gives the density of the cloud only approximately. These zones are indicative.',
    'spray-jet-untried':
      'The only trial of a jet with spray that this model was compared with was of ammonia; there the far zones were 2 to 4 times too short. No trial shows whether those of this substance are too short or too long.',
    'flat-ground':
      'The ground is taken as flat. A cloud heavier than air flows downhill and collects in hollows, drains and cellars: there it reaches farther than drawn.',
    'jet-flame-direction':
      'The stated direction of the jet is not used: the flame is computed as a horizontal jet along the wind. For a jet that points up this is cautious.',
    'spray-jet-understated':
      'In the only trial of a jet with spray that this model was compared with (Desert Tortoise 4, ammonia), it predicted 1.4 times too much at 100 m, but 2 to 4 times too little from 800 m on. Assume that the far zones are too short, not too long.',
    'jet-direction-assumed':
      'No direction of the jet was given. The zones hold for a jet along the wind and for one stopped by an obstacle, whichever reaches farther.',
    'jet-along-wind-assumed': 'No direction of the jet was given: it is taken to blow along the wind.',
    'jet-followed': 'The jet has drawn in {{air}} times its own mass of air {{value}} downwind, where it becomes a cloud on the ground.',
    'screening-upper-bound':
      'Screening by correlations without heat, stability or roughness: on 13 LNG spills they predict about three times too much. Use the result as an upper bound.',
    'screening-outside-curves':
      'The release is outside the range of the correlation (α {{value}}, at most {{high}}); its last value is used.',
    'height-ignored': 'A dense cloud sinks: the release height of {{value}} is treated as ground level.',
    'puff-of-a-lasting-release': 'The puff model treats the release as instantaneous; this one is continuous, so its zones are overstated.',
    'tnt-yield-assumed':
      'The blast is that of {{tntKg}} of TNT: {{value}} of the combustion energy. Yields from {{low}} to {{high}} are common; distances grow with the cube root of the yield.',
    'decomposes-without-air':
      '{{chemical}} can decompose with an explosion without air, in a fire, by shock or by impurities. That explosion is not in the zones.',
    'smoke-not-modelled': 'The zones are of heat alone. The smoke of burning {{chemical}} is toxic; how far it reaches is not calculated.',
    'smoke-not-in-zones': 'The zones are of heat alone: how far the smoke reaches is not calculated.',
    'first-fireball':
      'If the broken pipe ignites at once, it burns first as a fireball: {{massKg}}, {{diameterM}} wide, for {{durationS}} s. {{fluxKwM2}} kW/m² reaches {{value}} from the fireball on all sides, and {{flameM}} along the flame that follows. Each zone reaches as far as the hotter of the two.',
    'first-fireball-not-modelled':
      'A broken gas pipe that ignites within the first minute burns first as a fireball, larger than the flame that follows. The zones are of the flame alone.',
    'hot-gas-is-no-smoke':
      'The stated gas is hot and rises: it is computed as a pure gas from an outlet. Smoke of a fire is another mixture, cools, and comes down; these zones do not stand for it.',
    'source-outdoors':
      'The release is computed in the open. In a building the gas collects: inside it is richer than any zone shows, and outside it comes later and longer.',
    'asphyxiation-not-modelled':
      '{{chemical}} displaces the oxygen of the air: near the source, in pits and in rooms people can suffocate without warning. No zone shows this.',
    'lighter-than-air':
      'The gas is lighter than air and rises. The model follows this only for a jet or a stack; on the ground it predicts too much rather than too little, under roofs the gas collects.',
    'far-end-of-pipe': 'The far end of the pipe is not a source here: where it is open or torn off, gas leaves it as well.',
    'whole-stock-explodes':
      'The opening is not used: the whole stock of {{quantityKg}} is taken as the charge. The model “Vapour cloud explosion” computes the cloud that the opening lets out.',
    'height-not-counted': 'The height of {{heightM}} is not counted: the fireball or explosion is computed at the ground.',
    'pressure-assumed':
      'No storage pressure was given: {{value}} is taken, the vapour pressure or that of the air. A pump or a gas cushion lets out more.',
    'older-engine':
      'Older engine: this run was computed with version {{storedVersion}}; version {{currentVersion}} is in use now and may give other figures. The stored figures are unchanged. Calculate again before you rely on them.',
    'tnt-near-field':
      'The TNT model overstates pressure close to a gas cloud explosion and does not cover heat, fragments or the drift of the cloud before ignition.',
    'level-family-fallback': '{{chemical}} has no {{wanted}} levels; {{used}} levels are used.',
    'exposure-outside-table': '{{level}} is not given for an exposure of {{value}}; its nearest value is used.',
    'isolation-may-fail':
      'Isolation is assumed to fail in {{percent}} of 100 leaks ({{source}}); the section then empties completely. This risk includes both cases. Enter the tested reliability of the valves and detectors of the site.',
    'isolation-stated':
      'The study states that isolation fails with a probability of {{least}} to {{most}}; the section then empties completely. This risk includes both cases.',
    'leak-band-cut':
      'Where the bore cuts a published band of leak sizes, the leak size is the geometric mean of the rest of the band, or the full bore where nothing is left. Example: {{band}} leaks ({{low}} to {{high}} mm) of {{equipment}}, {{diameterMm}} mm, through {{value}}.',
    'level-not-in-library': '{{level}} of {{chemical}} is not in the library; the missing zone does not mean that it is safe there.',
    'compressed-assumed':
      'No storage pressure was given: {{chemical}}, a gas above its critical temperature, is taken as compressed to {{pressureKpa}} kPa, a full cylinder. Enter the storage pressure.',
    'kept-refrigerated':
      'No storage temperature or pressure was given: {{chemical}} is taken as a refrigerated liquid at its boiling point, {{temperatureC}} °C.',
    'level-absent': '{{level}} is not established for {{chemical}}; the missing zone does not mean that it is safe there.',
    'level-above-saturation': '{{level}} ({{levelPpm}}) exceeds the saturation concentration of {{chemical}} in this air ({{value}}).',
    'cloud-assumed': 'Cloud cover was not given; {{value}} was used to derive the stability class.',
    'outlet-upright':
      'The outlet is assumed to point straight up in open air, so the gas leaves it at {{value}} upwards and rises before it drifts. From an outlet that points elsewhere, or is behind a building, it reaches the ground nearer and denser.',
    'release-above-inversion':
      'The release at {{heightM}} is at or above the inversion at {{value}}; the zones do not include the inversion. Gas that stays above it does not come down. If the inversion is higher than the release, the gas is trapped below it, and the zones reach up to several times farther.',
    'release-near-inversion':
      'The release at {{heightM}} is at or above the inversion at {{value}}, but within the uncertainty of its height: {{trappedPercent}} of the gas is assumed to be trapped below it, the rest to spread without it. If all the gas were trapped, it would reach farther.',
    'measured-turbulence-unused':
      'ALOHA describes stability by the class alone: of the measured turbulence only the class nearest to the Obukhov length is used, and only where no class is given.',
    'property-outside-range': 'The {{fact}} of {{chemical}} is known at {{known}}; the value at {{value}} is an extrapolation.',
    'values-unverified': 'This value of {{chemical}} was not checked against its source: {{facts}}.',
    'own-level-as-middle':
      'The library has no toxic levels for {{chemical}}. The warned area is that of the level stated in the inputs, {{level}}; nobody has established that people beyond it are safe.',
    'toxic-levels-unverified':
      'The toxic levels of {{chemical}} were not checked against their source; check them before you rely on a zone.',
    'mixture-stand-in': '{{chemical}} is a mixture; the values of {{standIn}} are used for its {{facts}}.',
    'reacts-with-water': '{{chemical}} reacts with water, rain and moist ground and gives off {{gases}}. These gases are not in the zones.',
    'chemical-note': '{{chemical}}: {{note}}.',
    'jet-and-pool-burn':
      'The liquid that rains out burns in a pool, {{value}} wide, beside the jet: the zones cover both fires together. Less liquid rains out of a burning jet; this is cautious.',
    'ball-and-pool-burn':
      '{{value}} do not burn in the fireball: they burn on the ground in a pool, {{poolDiameterM}} wide. Each zone reaches as far as the hotter of the two fires.',
    'fireball-without-flash':
      'A fireball needs a liquid above its boiling point; this stock is below it. The zones assume that the whole stock burns in the fireball, which overstates them.',
    'flame-power-by-share': 'The sootiness of a {{chemical}} flame is not known; it is assumed to radiate 30 % of its heat, as in ALOHA.',
    'pool-fuel-untried':
      'No measured pool fire of {{chemical}} is among the trials: its heat follows from its burning rate and its carbon and hydrogen, by the rule tried on LNG, ethane and propane.',
    'tank-roof-not-computed':
      'The zones are of a fire on the ground. How far the heat of a fire at the roof of a tank reaches is not calculated here: enter the tank as a vertical cylinder, in the best estimate.',
    'tank-roof-fire':
      'The zones are of a fire on the ground. If the tank burns at its roof, {{diameterM}} wide and {{heightM}} up, {{fluxKwM2}} kW/m² reaches {{value}} downwind on the ground and {{roofM}} at the height of its roof, where other tanks and platforms are.',
    boilover:
      "A tank of {{chemical}} that burns over its whole surface for hours, with water at its bottom, can boil over: burning oil is thrown out of it, as far as {{diameters}} tank diameters. It is not in the zones. Enter the tank's size to see the distance.",
    'boilover-reach':
      'A tank of {{chemical}} that burns over its whole surface for hours, with water at its bottom, can boil over: burning oil is thrown out of it, as far as {{diameters}} tank diameters, {{value}}. It is not in the zones.',
    'jet-along-the-wind':
      'The direction of the jet is not known: a horizontal jet along the wind is assumed. In another direction it reaches as far.',
    'diameter-outside-table':
      'Leak frequencies of {{equipment}} are published from {{low}} to {{high}}; those of the nearest size were used for {{value}}.',
    'climate-calms':
      '{{value}} of the weather records are calm and have no direction; they were spread over the directions of their class at 1 m/s.',
    'reactivity-by-class': '{{chemical}} is assumed to be of medium reactivity, as every fuel not listed as low or high.',
    'congestion-assumed':
      'The congestion by pipes, trees or walls was not given; medium was assumed. It decides the pressure more than any other input.',
    'cloud-burns-whole':
      'The whole flammable part of the cloud is assumed to explode at the moment when its mass is greatest. A smaller congested part causes a smaller blast.',
    'blast-curves-differ':
      'Two published sets of blast curves put {{pressureKpa}} kPa at {{low}} and {{high}} from the middle of the cloud; the zones are drawn by the higher pressure at every place.',
    'cloud-too-thin-to-burn': 'The cloud is nowhere within its flammable limits: it cannot explode.',
    'burst-fragments':
      'Fragments of a bursting vessel fly farther than its blast injures, often along its axis; the zones do not include them.',
    'climate-scaled': 'The shares of the climate sum to {{value}}; they were scaled to 100 %.',
    'climate-assumed':
      'No wind rose was given: every direction was assumed equally likely. Where one wind direction prevails, risk is higher downwind than drawn.',
    'leaks-too-small': 'Leaks through holes below {{leastMm}} ({{value}} a year) were left out: they reach nobody.',
    'leaks-from-offshore':
      'Leak frequencies are those of process equipment offshore, of average care and age. They do not include loading, hoses, storage tanks and external impact; replace them with records of the site itself.',
    'poison-uncounted': 'No lethality probit is known for {{chemical}}: this risk does not include harm from breathing its vapour.',
    'fire-uncounted':
      'A flammable limit or the heat of combustion of {{chemical}} is not known, or it does not burn: this risk does not include fire and explosion.',
    'delayed-ignition-assumed':
      'No probability of delayed ignition was stated: every release that does not ignite immediately is assumed to ignite later, when the cloud is largest. This is cautious.',
    'fluid-assumed': 'The reactivity of the fluid was not stated: ignition is that of a liquid where a pool forms, else of a reactive gas.',
    'explosion-excluded':
      'The study states that no cloud meets congestion in which it could explode: delayed ignition causes flash fires only.',
    'blast-indoors-unverified':
      'The share of people indoors who die between 0.1 and 0.3 bar was not checked against its source; 2.5 % was used.',
    'day-share-assumed': 'The weather classes do not distinguish day and night: each is divided between them as stated, or equally.',
    'no-indian-criterion':
      'No numeric Indian criterion of individual or societal risk was found; IS 15656:2006 gives the method. The limits shown are those of other countries; they are not Indian law.',
    'head-counts-unknown': 'The head-count of {{count}} of the places is not known: the number of people is a lower bound.',
    'no-people-given': 'No places with people were given: the societal risk is empty, not zero.',
    'delayed-ignition-left-out':
      'No probability of delayed ignition was stated: a toxic cloud that does not ignite immediately is assumed not to burn at all, because it reaches farther unburnt.',
  },
  /** Properties of a chemical, by their names in the chemical library. */
  fact: {
    'probit of death': 'probit of death',
    'molar mass': 'molar mass',
    'boiling point': 'boiling point',
    'critical temperature': 'critical temperature',
    'critical pressure': 'critical pressure',
    'vapour pressure': 'vapour pressure',
    'liquid density': 'liquid density',
    'liquid heat capacity': 'liquid heat capacity',
    'gas heat capacity': 'gas heat capacity',
    'ratio of heat capacities': 'ratio of heat capacities',
    'heat of vaporisation': 'heat of vaporisation',
    'heat of combustion': 'heat of combustion',
    'heat of combustion (it does not burn)': 'heat of combustion (it does not burn)',
    'lower flammable limit': 'lower flammable limit',
    'upper flammable limit': 'upper flammable limit',
    'toxic levels (AEGL, ERPG, PAC or IDLH) in ppm': 'toxic levels (AEGL, ERPG, PAC or IDLH) in ppm',
  },
  /** The chemical library's notes, by chemical. */
  note: {
    'hydrogen-fluoride': 'HF vapour associates strongly: ideal-gas relations under-predict density near Tb',
    'vinyl-chloride': 'heat of vaporisation sources differ by 8-11 %',
    'nitrogen-dioxide': 'NO2/N2O4 equilibrium; vapour-pressure data are for the equilibrium mixture',
    'chlorosulfonic-acid':
      'vapour-pressure sources disagree by a factor of 6 at 298 K; the lower (CHRIS) fit is used and must not be extrapolated above its Tmax',
    'acetone-cyanohydrin': 'decomposes to HCN and acetone on heating; do not extrapolate the vapour-pressure fit',
    'hydrogen-peroxide': 'pure H2O2; industrial product is aqueous (UN2014/2015)',
    'tetraethyl-lead': 'decomposes near its boiling point; sources differ by 17 K',
  },
} as const;
