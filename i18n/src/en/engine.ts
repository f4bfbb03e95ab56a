/** The engine's own words: it tells every level, doubt and choice by a code and in English; here is what the screens say. */
export const texts = {
  input: {
    title: 'Title',
    chemical: 'Chemical',
    hazard: 'Hazard',
    mode: 'Counting',
    model: 'Model',
    quantityKg: 'Quantity',
    'storage.temperatureC': 'Storage temperature',
    'storage.pressureKpa': 'Storage pressure',
    'storage.phase': 'What flows out',
    'storage.liquidHeadM': 'Liquid above the opening',
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
    'rupture.elevationM': 'Opening above the bottom of the vessel',
    'rupture.nozzleM': 'Length of the nozzle',
    'rupture.pipeLengthM': 'Length of the pipe',
    'rupture.pipeRoughnessMm': 'Roughness of the pipe',
    'rupture.pipeSupply': 'Unbroken end of the pipe',
    'rupture.rateKgS': 'Stated rate',
    'rupture.durationMin': 'Stated duration',
    'rupture.exitTemperatureC': 'Temperature as it enters the air',
    'rupture.exitVelocityMs': 'Speed as it enters the air',
    'rupture.exitDiameterM': 'Diameter of the outlet',
    'rupture.liquidFraction': 'Share of droplets',
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
    dispersionSchool: 'Spread curves',
    exposureMin: 'Exposure time',
    levelFamily: 'Toxic levels',
    overlayFamily: 'Levels drawn over the zones',
    levelBasis: 'Levels are compared with',
    probitSet: 'Probits of death',
    tntYield: 'Share of the energy in the blast',
    'fire.levels': 'Levels of heat',
    'fire.exposureS': 'Time in the heat',
    'blast.congestion': 'Crowding of the cloud’s way',
    'blast.ignition': 'Ignition of the cloud',
    'blast.levels': 'Levels of overpressure',
    'storage.vesselVolumeM3': 'Volume of the vessel',
    'storage.burstPressureKpa': 'Burst pressure of the vessel',
  },
  levelBasis: { peak: 'the highest moment', dose: 'the dose of the whole passage' },
  levelFamily: { LETHALITY: 'share who die', none: 'none' },
  phase: { auto: 'Found by the engine', liquid: 'Liquid', gas: 'Gas' },
  ground: { soil: 'soil', concrete: 'concrete', 'dry-sand': 'dry sand', 'moist-sand': 'moist sand', water: 'water' },
  vesselShape: { 'horizontal-cylinder': 'lying cylinder', 'vertical-cylinder': 'standing cylinder', sphere: 'sphere' },
  pipeSupply: { closed: 'closed', reservoir: 'reservoir that keeps its pressure' },
  rupture: { pipe: 'Broken pipe', direct: 'Stated rate' },
  model: {
    auto: 'Chosen by the engine',
    'similarity-plume': 'Surface-layer similarity plume',
    'gaussian-plume': 'Gaussian plume',
    'gaussian-puff': 'Gaussian puff',
    'dense-plume': 'Dense gas plume with heat',
    'dense-puff': 'Dense gas cloud let go at once',
    'heavy-plume': 'Heavy gas plume',
    'britter-mcquaid': 'Britter–McQuaid screening',
    'tnt-blast': 'TNT-equivalent blast',
    fireball: 'Fireball',
    'pool-fire': 'Pool fire',
    'jet-fire': 'Jet fire',
    'vapour-cloud-explosion': 'Vapour cloud explosion',
    'vessel-burst': 'Vessel burst',
  },
  /** Toxic levels are written as printed everywhere (AEGL-3); levels of blast have no such name. */
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
    'HEAT-12.5': 'Wood is lit by a flame and plastic melts; unprotected tanks need cooling.',
    'HEAT-4.7': 'Pain in about 20 seconds; burns if there is no cover.',
    'HEAT-1.6': 'No discomfort even in long exposure.',
    'HEAT-DOSE-50': 'Of people in the open who stay, half die.',
    'HEAT-DOSE-1': 'Of people in the open who stay, one in a hundred dies.',
    'HEAT-DOSE-BURN': 'Second-degree burns on bare skin.',
    'BLAST-68.9': 'Buildings are probably destroyed.',
    'BLAST-48.2': 'Loaded railway wagons overturn.',
    'BLAST-27.6': 'The cladding of light industrial buildings bursts.',
    'BLAST-20.7': 'Steel frames bend and leave their footings; tanks can open.',
    'BLAST-13.8': 'Block walls without steel fall.',
    'BLAST-6.9': 'Houses are partly demolished and cannot be lived in.',
    'BLAST-2.76': 'Minor damage to houses.',
    'BLAST-1.03': 'Glass breaks.',
    LFL: 'The cloud burns in a flash: whoever is in it may die.',
    'LFL-60': 'Pockets of the cloud can burn, as gas is not evenly mixed.',
    'LFL-50': 'Half the flammable limit: no engine, no switch, no flame.',
    'LFL-10': 'Gas alarms sound: keep sources of ignition away.',
  },
  /** Figures that a model finds on its way. */
  detail: {
    'jet-length': 'Length of the jet',
    'tnt-mass': 'Equivalent mass of TNT',
    'fireball-mass': 'Mass in the fireball',
    'fireball-diameter': 'Diameter of the fireball',
    'fireball-duration': 'Duration of the fireball',
    'flame-power': 'Heat from the flame’s surface',
    'pool-diameter': 'Diameter of the pool',
    'flame-length': 'Length of the flame',
    'flame-tilt': 'Lean of the flame from the vertical',
    'burning-rate': 'Burning rate',
    'burning-time': 'Burns for at most',
    'jet-rate': 'Rate that burns',
    'radiated-share': 'Share of the heat radiated',
    'flame-output': 'Heat radiated',
    'flammable-mass': 'Mass that can burn',
    'flammable-moment': 'Most can burn after',
    'explosion-centre': 'Middle of the explosion downwind',
    'flame-mach': 'Speed of the flame (Mach)',
    'burst-energy': 'Energy of the burst',
  },
  reason: {
    'dense-at-once':
      'The whole stock is let go at once, and its cloud is heavier than the air can stir (Richardson number {{richardson}}, dense from {{critical}}).',
    dense: 'The cloud is heavier than the air can stir (Richardson number {{richardson}}, dense from {{critical}}).',
    'nearly-as-heavy':
      'The cloud is nearly as heavy as air (Richardson number {{richardson}}, dense from {{critical}}) and is released near the ground: it is followed with its cold and its jet, and goes over to a passive plume as they are lost.',
    'passive-near-ground':
      'The cloud does not behave as a dense gas (Richardson number {{richardson}}, dense from {{critical}}) and is released near the ground.',
    'passive-from-outlet':
      'The cloud does not behave as a dense gas (Richardson number {{richardson}}, dense from {{critical}}) and leaves a stated outlet upwards: it rises before it drifts.',
    'passive-aloft':
      'The cloud does not behave as a dense gas (Richardson number {{richardson}}, dense from {{critical}}) and is released at {{heightM}}, above the {{nearGroundM}} of a plume near the ground.',
    passive: 'The cloud does not behave as a dense gas (Richardson number {{richardson}}, dense from {{critical}}).',
    'asked-for': 'Asked for by its id.',
    'liquid-burns': 'The liquid lies in a pool on the ground and burns there.',
    'jet-burns': 'What blows from the opening under pressure burns as a jet.',
    'ball-burns-over-pool': 'The whole stock is released at once: part of it burns in a ball, the rest in a pool on the ground.',
    'jet-burns-over-pool': 'What blows from the opening under pressure burns as a jet; what rains out of it burns as a pool.',
    'ball-burns': 'The whole stock is released at once and burns in a ball.',
    'stock-as-tnt': 'The stock counts as TNT: neither a cloud’s way nor a burst pressure was given.',
    'cloud-explodes': 'A rupture makes a cloud, and its way or what lights it was given.',
    'vessel-bursts': 'The pressure at which the vessel bursts was given.',
  },
  caveat: {
    'probit-set':
      'Deaths are counted by the probit of {{chemical}} in the set {{set}} ({{equation}}). Sets of constants for one gas can differ by orders of magnitude; have a toxicologist check them.',
    'probit-set-fallback': 'The set {{wanted}} has no probit for {{chemical}}; that of {{used}} is used.',
    'zones-by-dose':
      'The two worse zones are where a stay of {{exposureMin}} in the passing cloud gives the toxic load of the level over its own time ({{loads}}); for moments the concentration is higher beyond them. The mild zone is that of the highest concentration.',
    'dose-exponent-unknown':
      'Neither a table of levels nor a probit gives the exponent of the toxic load for {{chemical}}; zones are those of the highest concentration, which is cautious.',
    'building-assumed':
      'No building was given: an average house of half an air change per hour was taken. A leaky one takes in twice as much and more.',
    'threat-any-direction':
      'The air is calm and the cloud may drift anywhere: values are those of a cloud that drifts straight here, and walking across the wind has no meaning.',
    'threat-axis-doubt':
      'Nobody knows the wind to a few degrees. The place lies {{offDeg}}° off the axis of the cloud; were the wind to blow straight here, the highest concentration would be {{axisPpm}}.',
    'threat-flutter':
      'The wind makes the concentration outdoors flutter about the values told; where it does so by as much as its mean, the toxic load is {{factor}} times as high.',
    'threat-all-clear':
      'The moment to air the house is computed, not measured: open windows only when the authority or a gas detector says that the air outdoors is clean.',
    'threat-well-mixed':
      'Indoor values are those of a well-mixed house with doors and windows closed and no fan running; a room towards the wind takes in more, one without windows less.',
    'threat-haber':
      'Neither a table of levels nor a probit gives the exponent of the toxic load here: loads are concentration times time (exponent 1), which understates short high peaks.',
    'slot-unverified':
      'No source was opened for the dangerous toxic loads (SLOT, SLOD) of {{chemical}}; check them before relying on them.',
    'beyond-range': '{{levels}} reach farther than {{value}}, where the model ends: the drawn zone is cut off there.',
    'ensemble-beyond-range':
      '{{levels}}: up to {{sharePercent}} % of the members reach farther than their model answers for; their zones are cut off there.',
    'inverse-dense':
      'A release of {{rate}} is heavier than the air can stir (Richardson number {{value}}, dense from {{critical}}), but was sought with a passive plume: its rate may be wrong by more than is told.',
    'inverse-heavy':
      'A release of {{rate}} is heavier than the air can stir (Richardson number {{value}}, dense from {{critical}}): it was sought with heavy clouds of every rate. That way is tested on simulated leaks alone, not on a field trial.',
    'inverse-at-most':
      '{{sharePercent}} % of the probability lies at the highest rate that was searched, {{value}}: what can come out at most decides the rate, not the readings.',
    'inverse-class':
      'Wind and sky make the air class {{derived}}; with class {{stability}} a source explains the readings better, and that class was taken.',
    'inverse-poor-fit':
      'No source explains the readings: they differ from what the likeliest one would show by a factor of {{factor}}. The cloud may not have reached all sensors yet, or there is more than one.',
    'inverse-calm': 'The wind at 10 m is below 1 m/s; it was taken as 1 m/s, and a plume in such air has no steady direction.',
    'inverse-few-readings':
      '{{value}} of {{readings}} readings are above their detection limit, for {{unknowns}} unknowns: what was assumed of the wind and the place decides as much as the readings.',
    'inverse-few-samples':
      'The chain is worth {{value}} independent samples; the 5 and 95 % values need at least {{enough}}. Ask for more steps.',
    'inverse-at-edge': 'The source may lie outside the square of {{value}} to each side of the site that was searched.',
    'similarity-beyond-5-km': 'The similarity plume is tested to 0.8 km and meant for {{high}}; the zone reaches {{value}}.',
    'peak-against-exposure':
      'Zones show where the highest concentration meets levels meant for {{exposureMin}} of exposure. The release lasts {{value}}, so they overstate the effect far from the source.',
    'two-phase-all-airborne':
      '{{value}} of the liquid flashes to vapour; the rest is taken to stay in the air as spray, none raining out. This is cautious.',
    'vapour-space-steady':
      'Gas from the space above a boiling liquid: the rate is held at its first value; in truth it falls as the liquid cools. This is cautious.',
    'pool-unconfined': 'No bund was given: the pool spreads to {{depthMm}}, {{value}}. A bund makes it smaller and the zones shorter.',
    'pool-outlasts': 'Evaporation was followed for {{followedMin}}; {{value}} of liquid still lie there then.',
    'sun-assumed': 'No time of release was given: the sun that warms the pool is that of the stability class.',
    'vapour-space-chilled':
      'Gas from the space above a boiling liquid: the liquid cools as it boils, and {{value}} of it stay in the vessel at its boiling point. They boil off later, as slowly as heat comes through the wall.',
    'gas-misfits-vessel': 'The vessel holds {{heldKg}} of ideal gas at this pressure; the quantity of {{value}} was taken all the same.',
    'spray-rains-out':
      '{{flashPercent}} of the liquid flashes to vapour; of the spray so much falls to the ground that {{value}} of the outflow forms a pool, which evaporates in its turn. A jet that meets no obstacle is taken.',
    'surface-tension-estimated':
      'The surface tension of {{value}}, which decides the size of the droplets, is an estimate from boiling and critical point.',
    'vacuum-taken-as-liquid':
      'The storage pressure of {{value}} is below the vapour pressure of {{vapourKpa}} kPa, and both are below the outside air: the contents were taken as liquid. Check the storage pressure.',
    'near-saturation':
      'The storage pressure is {{belowPercent}} below the vapour pressure at the storage temperature, less than readings can be wrong: the contents are gas or boiling liquid. As gas {{asGas}} kg/s become airborne, as liquid {{asLiquid}} kg/s; the higher rate was taken. State what flows out if it is known.',
    'just-below-boiling':
      'The contents are stored just below their boiling point of {{boilingC}} °C, by less than readings can be wrong. Just above it, up to {{otherRateKgS}} kg/s and {{otherAirborneKg}} in all become airborne within {{otherDurationMin}}, with zones of {{zones}}. Plan for the larger figures.',
    'just-above-boiling':
      'The contents are stored just above their boiling point of {{boilingC}} °C, by less than readings can be wrong. Just below it, up to {{otherRateKgS}} kg/s and {{otherAirborneKg}} in all become airborne within {{otherDurationMin}}, with zones of {{zones}}. Plan for the larger figures.',
    'near-dense':
      'The cloud is close to where its model changes (Richardson number {{value}}, dense from {{high}}), by less than wind readings can be wrong. The other model, {{model}}, gives zones of {{zones}}. Plan for the larger figures.',
    'level-swell':
      'The hole above the liquid is large: freed of its pressure the liquid boils up to it, and liquid and vapour are taken to leave together. This is cautious.',
    'burst-rains-out':
      '{{flashPercent}} of the liquid flashes and carries as much again into the air as spray; the other {{value}} of the stock falls to the ground as a pool, which evaporates in its turn.',
    'pool-sinks':
      'The liquid ({{value}}) is heavier than water and sinks in it; it is computed as if it floated, which overstates what evaporates.',
    'pipe-holds-less': 'The closed pipe holds {{value}}; no more of the {{givenKg}} given can flow out.',
    'pipe-short':
      'The pipe is {{value}} times as long as wide; the blow-down of a pipe holds from {{low}} times. A vessel with a hole may describe it better.',
    'pipe-flashing-approximate':
      'Boiling liquid in a pipe: its first rate, slowed by the length of the pipe after a published table, is kept until the contents are gone. In truth it falls.',
    'followed-for-an-hour': 'ALOHA follows a release for an hour at most: {{value}} are still in the vessel then, or never leave it.',
    'calm-wind':
      'The wind at 10 m is {{value}}; below {{low}} a cloud has no steady direction. Zones are drawn all around, as far as {{low}} carries a narrow cloud whichever way it drifts: the cautious bound. Spread evenly in all directions the gas would reach {{level}} to {{evenM}}.',
    'instant-as-one-minute':
      'The whole stock at once is computed as a release of one minute, as ALOHA does. Concentrations near the source are higher for moments.',
    'counted-the-other-way': '{{model}} has one way of counting only: {{mode}}. Asked for was: {{asked}}.',
    'dense-cloud-as-passive':
      'This cloud is heavier than air (Richardson number {{value}}, dense from {{high}}). The passive plume model does not let it slump and spread: true zones may be wider, and nearer or farther than drawn.',
    'ammonia-in-droplets':
      'Ammonia dissolves in the water droplets of its cloud, which warms the cloud; this is not followed. In damp air the true cloud is lighter and may lift sooner.',
    'hydrogen-fluoride-indicative':
      'Hydrogen fluoride molecules cling together and react with moist air; the density of its cloud is not followed exactly. These zones are indicative.',
    'spray-jet-understated':
      'On the one trial of a jet with spray that this model was compared with (Desert Tortoise 4, ammonia), it predicted 1.8 times too much at 100 m, but 3 to 5 times too little from 800 m on. Take the far zones as too short rather than too long.',
    'free-jet-along-wind':
      'The release is taken as a free jet along the wind: after {{value}} it has drawn in {{air}} times its own mass of air. Stopped by the ground or an obstacle it stays denser, wider and nearer.',
    'screening-upper-bound':
      'A screening by correlations that know neither heat nor stability nor roughness: on 13 LNG spills they predict about three times too much. Read it as an upper bound.',
    'screening-outside-curves':
      'The release is heavier against the wind than the curves go (α {{value}}, at most {{high}}); their last value is used.',
    'height-ignored': 'A heavy cloud sinks: the release height of {{value}} is taken as ground level.',
    'puff-of-a-lasting-release': 'The puff model takes the whole release as let go at once; this one lasts, and its zones are overstated.',
    'tnt-yield-assumed':
      'The blast is that of {{tntKg}} of TNT: {{value}} of the combustion energy. Yields from {{low}} to {{high}} are common; distances grow with the cube root of the yield.',
    'tnt-near-field':
      'TNT overstates pressure close to a gas cloud explosion and says nothing of heat, fragments or where the cloud drifted before it ignited.',
    'level-family-fallback': '{{chemical}} has no {{wanted}} levels; {{used}} levels are used.',
    'exposure-outside-table': '{{level}} is not given for an exposure of {{value}}; its nearest value is used.',
    'isolation-may-fail':
      'Isolation is taken to fail in {{percent}} of 100 leaks ({{source}}); then the section runs empty. Both cases are in this risk. State the tested reliability of the site’s own valves and detectors.',
    'isolation-stated':
      'The study states that isolation fails with a probability of {{least}} to {{most}}; then the section runs empty. Both cases are in this risk.',
    'leak-band-cut':
      'Where the bore cuts a published band of leak sizes, its leaks are taken through the geometric mean of what is left of the band, or through the full bore where nothing is left. Example: {{band}} leaks ({{low}} to {{high}} mm) of {{equipment}}, {{diameterMm}} mm, through {{value}}.',
    'level-absent': '{{level}} is not established for {{chemical}}; that ring is missing, not safe.',
    'level-above-saturation': '{{level}} ({{levelPpm}}) is more than the saturated vapour of {{chemical}} holds in this air ({{value}}).',
    'cloud-assumed': 'Cloud cover was not given; {{value}} was taken to derive the stability class.',
    'outlet-upright':
      'The outlet is taken to point straight up in open air, so the gas leaves it at {{value}} upwards and rises before it drifts. From an outlet that points elsewhere, or behind a building, it reaches the ground nearer and denser.',
    'release-above-inversion':
      'The release at {{heightM}} is at or above the inversion at {{value}}; the zones leave the inversion out. Gas that stays above it does not come down. Were the inversion higher than the release, the gas would be trapped below it, and the zones would reach up to several times farther.',
    'release-near-inversion':
      'The release at {{heightM}} is at or above the inversion at {{value}}, by less than the height of an inversion is known to: {{trappedPercent}} of the gas is taken as trapped below it, the rest as if there were none. Trapped altogether it would reach farther.',
    'measured-turbulence-unused':
      'ALOHA knows stability by its class alone: of the measured turbulence only the class nearest to the Obukhov length counts, where no class is given.',
    'property-outside-range': 'The {{fact}} of {{chemical}} is known at {{known}}; the value at {{value}} is an extrapolation.',
    'values-unverified': 'No source was opened for this value of {{chemical}}: {{facts}}.',
    'toxic-levels-unverified': 'No source was opened for the toxic levels of {{chemical}}; check them before relying on a zone.',
    'mixture-stand-in': '{{chemical}} is a mixture; {{standIn}} stands in for its {{facts}}.',
    'chemical-note': '{{chemical}}: {{note}}.',
    'jet-and-pool-burn':
      'The liquid that rains out burns in a pool, {{value}} wide, beside the jet: the zones are those of both fires together. Less of it rains out of a burning jet; this is cautious.',
    'ball-and-pool-burn':
      '{{value}} do not burn in the ball: they burn on the ground in a pool, {{poolDiameterM}} wide. Each zone reaches as far as the hotter of the two fires.',
    'fireball-without-flash':
      'A fireball needs a liquid above its boiling point: this stock is not. Zones are those of the whole stock burning in a ball, which is more than can happen.',
    'flame-power-by-share':
      'How much soot a flame of {{chemical}} makes is not known; it is taken to radiate 30 % of its heat, as ALOHA does.',
    'jet-along-the-wind':
      'Where the jet points is not known: it is taken level and along the wind. Turned another way it reaches as far that way.',
    'diameter-outside-table':
      'Leak frequencies of {{equipment}} are published from {{low}} to {{high}}; those of the nearest size were taken for {{value}}.',
    'climate-calms':
      '{{value}} of the weather records are calm and have no direction; they were spread over the directions of their class at 1 m/s.',
    'reactivity-by-class': '{{chemical}} is of the middle class of reactivity, as every fuel that is not listed as slow or fast.',
    'congestion-assumed':
      'How crowded with pipes, trees or walls the cloud’s way is was not given; medium was taken. It decides the pressure more than anything else.',
    'cloud-burns-whole':
      'All of the cloud that can burn is taken to explode at once, at the moment when it is most. A smaller crowded part drives a smaller blast.',
    'blast-curves-differ':
      'Two published sets of curves put {{pressureKpa}} kPa at {{low}} and {{high}} from the middle of the cloud; the zones are drawn by the higher pressure at every place.',
    'cloud-too-thin-to-burn': 'Nowhere is the cloud thick enough to burn: there is nothing to explode.',
    'burst-fragments':
      'Pieces of a bursting vessel fly farther than its blast hurts, often in the direction of its axis; they are not in the zones.',
    'climate-scaled': 'The shares of the climate sum to {{value}}; they were scaled to 100 %.',
    'climate-assumed':
      'No wind rose was given: every direction was taken as equally likely. Where the wind prevails, risk is higher downwind than drawn.',
    'leaks-too-small': 'Leaks through holes below {{leastMm}} ({{value}} a year) were left out: they reach nobody.',
    'leaks-from-offshore':
      'Leak frequencies are those of process equipment offshore, of average care and age. Loading, hoses, storage tanks and outside impact are not in them; records of the site itself should replace them.',
    'poison-uncounted': 'No probit of death is known for {{chemical}}: what its vapour does to people who breathe it is not in this risk.',
    'fire-uncounted':
      'A flammable limit or the heat of combustion of {{chemical}} is not known, or it does not burn: fire and explosion are not in this risk.',
    'delayed-ignition-assumed':
      'No share of delayed ignition was stated: whatever does not ignite at once is taken to ignite later, when the cloud is largest. This is cautious.',
    'fluid-assumed': 'The reactivity of the fluid was not stated: ignition is that of a liquid where a pool forms, else of a reactive gas.',
    'explosion-excluded':
      'The study says that no cloud meets anything in which it could explode: delayed ignition makes flash fires alone.',
    'blast-indoors-unverified': 'No source was opened for the share of people indoors who die between 0.1 and 0.3 bar; 2.5 % was taken.',
    'day-share-assumed':
      'The kinds of weather are not told apart by day and night: each is shared out between them as stated, or by halves.',
    'no-indian-criterion':
      'No numeric Indian criterion of individual or societal risk was found; IS 15656:2006 gives the method. The limits shown are those of other countries and no Indian law.',
    'no-people-given': 'No places of people were given: the societal risk is empty, not nought.',
    'delayed-ignition-left-out':
      'No share of delayed ignition was stated: a poisonous cloud that does not ignite at once is taken not to burn at all, for unburnt it reaches farther.',
  },
  /** What is known of a chemical, by the chemical library's own words. */
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
