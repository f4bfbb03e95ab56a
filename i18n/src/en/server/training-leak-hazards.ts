export const texts = {
  title: 'Chemical Leak Hazards',
  sections: [
    {
      heading: 'What a leak does',
      paragraphs: [
        'A leaking chemical can poison, burn or explode, and often more than one of these. A gas under pressure leaves as a jet. A liquefied gas such as chlorine or ammonia boils as it escapes: one litre of liquid becomes hundreds of litres of gas. A liquid makes a pool that evaporates, faster on warm ground and in wind.',
        'Do not rely on smell. Some gases numb the nose before they harm, others have no smell at all. Trust the siren and the instruments, not the nose.',
      ],
    },
    {
      heading: 'Where the cloud goes',
      paragraphs: [
        'The cloud follows the wind, and the wind is always named by where it comes from. Gases heavier than air stay low: they run downhill, fill cellars and drains, and lie in hollows. Cold ammonia does so too at first, although warm ammonia is light.',
        'By day, sun and wind thin the cloud. On a clear, still night the air hardly mixes: the same leak then reaches several times as far. Many of the worst accidents happened at night.',
      ],
    },
    {
      heading: 'What protects you',
      paragraphs: [
        'Harm depends on how much you breathe and for how long. Outdoor air enters a closed room slowly. So for a short toxic release the right first step is to go in, shut doors and windows, and switch off fans and coolers. Seal gaps with wet cloth and stay away from the side the wind blows on.',
        'If you are outdoors near a toxic cloud and no building is near, walk across the wind, not along it. From a fire, or where something may explode, go straight away. Where gas may burn, go on foot: no flame, switch, phone or engine. Never run into the cloud to help without breathing protection: rescuers without it become the next victims. When officials give the all-clear, go out at once and open everything: by then the air inside is worse than outside.',
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
        'Under a cloudy sky or in stronger wind the zones grow longer.',
        'A clear, still night: the same leak reaches much farther.',
      ],
    },
    {
      title: 'Indoors and outdoors',
      captions: [
        'The cloud arrives: outdoors the concentration rises at once.',
        'In a closed house it rises slowly. The walls give you time.',
        'All-clear: the air inside is now worse. Go out and open everything.',
      ],
    },
  ],
  cases: [
    {
      title: 'Bhopal, Madhya Pradesh, 1984',
      text: 'Water got into a tank of methyl isocyanate at the Union Carbide works and started a reaction that ran away. The cooling, the scrubber and the flare that should have stopped it were shut down or too small. Between 30 and 40 tonnes of gas drifted over homes in still night air. People were asleep. More than 500,000 people were exposed. The first official count was 3,787 deaths. In 2010 the government put it at 5,295 before the Supreme Court. Government figures for all the years since are about 15,000. Lessons: Keep safety systems running as long as the gas is there. Store as little as you can. Keep homes away from such plants. Teach neighbours ahead of time what to do.',
    },
    {
      title: 'Visakhapatnam, Andhra Pradesh, 2020',
      text: 'It was about 3 in the morning, after weeks of lockdown. Styrene in a warm tank of LG Polymers began to react with itself and reached 153.7 °C. Vapour spread over the village next door. There 12 people died and 585 were taken to hospital. The tank had little cooling and no stirring. It had too little inhibitor, the additive that stops this reaction. None of the 36 manual alarm points was used. Lessons: Measure the heat at more than one height. Watch the inhibitor as you watch the heat. Check the risk before each restart. Sound the alarm at once.',
    },
    {
      title: 'Graniteville, South Carolina, USA, 2005',
      text: 'At 2:39 at night a wrongly set switch led a freight train into a parked train, at 47 miles per hour. One tank car was punctured and let out about 60 short tons of chlorine. The heavy gas stayed in the valley. Nine people died and one more later. 554 were treated, and 5,400 within one mile had to leave. Lessons: A heavy gas follows the ground, so low places are the worst. Warnings must wake people who sleep indoors. Choose the routes and speeds of chlorine trains with care.',
    },
    {
      title: 'Festus, Missouri, USA, 2002',
      text: 'While chlorine was being unloaded at DPC Enterprises a hose burst. Its braid was stainless steel where a resistant alloy was required, and nobody had checked. The emergency valves did not close, so the leak went on for three hours: 48,000 pounds, some 22 tonnes. The wind carried most of the plume away from homes. Neighbours were advised to shelter for 4 hours; 63 sought care and three were admitted. Lessons: Prove what a hose is made of. Test shut-off valves by really closing them. Do not count on the wind.',
    },
  ],
  questions: [
    {
      question: 'You cannot smell any gas, but the plant siren sounds. What do you do?',
      options: ['Go out and check for a smell', 'Act on the siren', 'Wait until you smell it'],
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
      question: 'You are outdoors beside a toxic cloud, far from any building. Which way do you walk?',
      options: ['With the wind', 'Across the wind', 'Through the cloud'],
      why: 'The cloud is long along the wind and narrow across it.',
    },
    {
      question: 'Why does a closed room protect against a short release?',
      options: ['Outdoor air enters it slowly', 'Gas cannot enter a house', 'The air is warmer'],
      why: 'The concentration indoors rises slowly, so the dose stays small while the cloud passes.',
    },
    {
      question: 'Officials give the all-clear. What now?',
      options: ['Stay closed up until evening', 'Switch on the cooler and stay', 'Go out at once and open everything'],
      why: 'The gas that leaked in is still there. The air outdoors is now cleaner.',
    },
    {
      question: 'A worker has collapsed in the cloud. What do you do without breathing protection?',
      options: ['Run in quickly', 'Call those who have it', 'Hold a wet cloth to the mouth and go in'],
      why: 'Rescuers without protection are the next victims.',
    },
    {
      question: 'Why did the leak in Festus go on for three hours?',
      options: ['Nobody noticed it', 'The tank was too large', 'The emergency valves did not close'],
      why: 'A shut-off valve is proven only by really closing it.',
    },
  ],
} as const;
