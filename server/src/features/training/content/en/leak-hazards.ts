import type { TopicText } from '../content-model.ts';

export const topic: TopicText = {
  title: 'Chemical Leak Hazards',
  sections: [
    {
      heading: 'What a leak does',
      paragraphs: [
        'A leaking chemical can poison, burn or explode, and often more than one of these. A gas under pressure leaves as a jet. A liquefied gas such as chlorine or ammonia boils as it escapes: one litre of liquid becomes hundreds of litres of gas. A liquid makes a pool that evaporates, faster on warm ground and in wind.',
        'The smell is no measure. Some gases numb the nose before they harm, others have no smell at all. Believe the siren and the instruments, not the nose.',
      ],
    },
    {
      heading: 'Where the cloud goes',
      paragraphs: [
        'The cloud follows the wind, and the wind is always named by where it comes from. Gases heavier than air stay low: they run downhill, fill cellars and drains, and lie in hollows. Cold ammonia does so too at first, although warm ammonia is light.',
        'By day, sun and wind thin the cloud. On a clear, still night the air hardly mixes: the same leak then reaches several times as far. Most of the worst accidents happened at night.',
      ],
    },
    {
      heading: 'What protects you',
      paragraphs: [
        'Harm depends on how much you breathe and for how long. A closed room takes in outdoor air slowly, so going indoors, closing doors and windows and switching off fans and coolers is the right first step for a short release. Seal gaps with wet cloth and stay away from the windward side.',
        'If you are told to leave, or if you are outdoors near the cloud, walk across the wind, not along it. Never run into the cloud to help without breathing protection: rescuers without it become the next victims. When the cloud has passed, go out and open everything, because by then the air inside is worse than outside.',
      ],
    },
  ],
  videos: [
    {
      title: 'How a chlorine cloud grows',
      captions: [
        'A chlorine tank starts to leak. The wind carries the gas away.',
        'Minute by minute the cloud reaches farther; near the leak it is worst.',
        'Red, orange and yellow: life in danger, lasting harm, discomfort.',
      ],
    },
    {
      title: 'The same leak by day and by night',
      captions: [
        'A sunny day: the air mixes well and the cloud thins quickly.',
        'Under cloud or in stronger wind the zones grow longer.',
        'A clear, still night: the same leak reaches much farther.',
      ],
    },
    {
      title: 'Indoors and outdoors',
      captions: [
        'The cloud arrives: outdoors the concentration rises at once.',
        'In a closed house it rises slowly. The walls win you time.',
        'When the cloud has gone, indoors is worse: open the windows.',
      ],
    },
  ],
  cases: [
    {
      title: 'Bhopal, Madhya Pradesh, 1984',
      text: 'Water got into a tank of methyl isocyanate at the Union Carbide works and started a reaction that ran away. The refrigeration, the scrubber and the flare that should have stopped it were out of service or too small. Between 30 and 40 tonnes of gas drifted over sleeping quarters in still night air. More than 500,000 people were exposed; the state counts 3,787 deaths, other estimates thousands more. Lessons: keep safety systems running whenever the hazard is there, store as little as possible, keep homes away from such plants, and tell neighbours before an accident what to do.',
    },
    {
      title: 'Visakhapatnam, Andhra Pradesh, 2020',
      text: 'At about 3 in the morning, after weeks of lockdown, styrene in a warm storage tank of LG Polymers began to polymerise by itself and reached 153.7 °C. Vapour spread over the village next door: 12 people died and 585 were taken to hospital. The tank had little cooling, no circulation and too little inhibitor, and none of the 36 manual alarm points was used. Lessons: measure the temperature at several heights, treat the inhibitor level as critical, review the risk before a restart, and sound the alarm at once.',
    },
    {
      title: 'Graniteville, South Carolina, USA, 2005',
      text: 'At 2:39 at night a freight train was led by a wrongly set switch into a parked train, at 47 miles per hour. One tank car was punctured and let out about 60 short tons of chlorine. The heavy gas lay in the valley. Nine people died and one more later, 554 were treated, and 5,400 within one mile had to leave. Lessons: a dense gas follows the ground, so low places are the dangerous ones; warnings must wake people who sleep indoors; and the routes and speeds of chlorine trains are safety matters.',
    },
    {
      title: 'Festus, Missouri, USA, 2002',
      text: 'While chlorine was being unloaded at DPC Enterprises a hose burst. It had a braid of stainless steel where a resistant alloy was required, and nobody had checked. The emergency valves did not close, so the leak went on for three hours: 48,000 pounds, some 22 tonnes. Yet only 63 neighbours sought care and three were admitted, because people stayed indoors for about four hours. Lessons: prove what a hose is made of, test shut-off valves by really closing them, and practise sheltering indoors.',
    },
  ],
  questions: [
    {
      question: 'You cannot smell any gas, but the plant siren sounds. What do you do?',
      options: ['Go out and check for a smell', 'Act on the siren', 'Wait until somebody smells it'],
      why: 'Some gases have no smell or numb the nose. The siren is the better evidence.',
    },
    {
      question: 'When does the same leak usually reach farthest?',
      options: ['On a sunny afternoon', 'In a strong wind', 'On a clear, still night'],
      why: 'Still night air hardly mixes, so the cloud stays strong for a long way.',
    },
    {
      question: 'Where does a gas heavier than air collect?',
      options: ['In cellars, drains and hollows', 'Under the roof', 'High above the ground'],
      why: 'It flows downhill and stays low until the air has thinned it.',
    },
    {
      question: 'You are outdoors beside the cloud. Which way do you walk?',
      options: ['With the wind', 'Across the wind', 'Through the cloud'],
      why: 'The cloud is long along the wind and narrow across it.',
    },
    {
      question: 'Why does a closed room protect against a short release?',
      options: ['Outdoor air enters it slowly', 'Gas cannot enter a house', 'The air is warmer'],
      why: 'The concentration indoors rises slowly, so the dose stays small while the cloud passes.',
    },
    {
      question: 'The cloud has passed. What now?',
      options: ['Stay closed up until evening', 'Switch on the cooler and stay', 'Go out and open doors and windows'],
      why: 'What leaked in is still there; outdoors is now cleaner.',
    },
    {
      question: 'A worker has collapsed in the cloud. What do you do without breathing protection?',
      options: ['Run in quickly', 'Call those who have it', 'Hold a wet cloth to the mouth and go in'],
      why: 'Rescuers without protection are the next victims.',
    },
    {
      question: 'What kept the harm low in Festus although 22 tonnes of chlorine escaped?',
      options: ['The valves closed at once', 'It was raining', 'People stayed indoors for about four hours'],
      why: 'The valves failed; sheltering indoors is what helped.',
    },
  ],
};
