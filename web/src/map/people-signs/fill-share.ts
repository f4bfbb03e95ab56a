/** Share of the time until the cloud comes to a place that has passed: 0 at the start of the release, 1 from its arrival on. */
export const fillShare = (momentS: number, arrivalS: number): number =>
  momentS >= arrivalS ? 1 : Math.max(0, Math.min(1, momentS / arrivalS));
