/** Substances of the library that are known to decompose with an explosion without any air, when heated, shocked or soiled. */
const decomposing: ReadonlySet<string> = new Set([
  '6484-52-2', // ammonium nitrate
  '75-21-8', // ethylene oxide
  '74-86-2', // acetylene
  '302-01-2', // hydrazine
  '10049-04-4', // chlorine dioxide
  '79-21-0', // peracetic acid
  '7722-84-1', // hydrogen peroxide
]);

/** Whether a substance, by its CAS number, can explode by itself: no model of the catalogue computes that. */
export const decomposesWithoutAir = (casNo: string | null): boolean => casNo !== null && decomposing.has(casNo);

/** What is added to a refusal of such a substance. */
export const explodesByItself = (casNo: string): string =>
  decomposesWithoutAir(casNo)
    ? ' It can explode by itself, in a fire, by shock or by impurities. No model here calculates that explosion: keep the distances of the emergency guide.'
    : '';
