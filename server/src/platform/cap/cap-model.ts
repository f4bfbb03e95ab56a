/** A CAP 1.2 message as HazardGuard writes it: OASIS Common Alerting Protocol Version 1.2, section 3.2. Texts are plain, times UTC. */
export interface CapMessage {
  /** Without spaces, commas, `<` and `&`, like the sender. */
  readonly identifier: string;
  readonly sender: string;
  readonly sent: Date;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly msgType: 'Alert' | 'Update' | 'Cancel';
  readonly scope: 'Public' | 'Restricted';
  /** Who may read a restricted message. */
  readonly restriction: string | undefined;
  readonly note: string | undefined;
  /** The earlier messages that this one refers to. */
  readonly references: readonly CapReference[];
  /** Identifiers of incidents. */
  readonly incidents: readonly string[];
  /** One for each language. */
  readonly infos: readonly CapInfo[];
}

export type CapReference = Pick<CapMessage, 'sender' | 'identifier' | 'sent'>;

export interface CapInfo {
  /** RFC 3066: `en-IN`. */
  readonly language: string;
  readonly category: readonly ('CBRNE' | 'Safety' | 'Fire' | 'Health' | 'Env' | 'Other')[];
  readonly event: string;
  readonly responseType: readonly ('Shelter' | 'Evacuate' | 'Prepare' | 'Avoid' | 'Monitor' | 'AllClear' | 'None')[];
  readonly urgency: 'Immediate' | 'Expected' | 'Past';
  readonly severity: 'Extreme' | 'Severe' | 'Moderate' | 'Minor';
  readonly certainty: 'Observed' | 'Likely' | 'Possible' | 'Unknown';
  readonly effective: Date;
  readonly expires: Date;
  readonly senderName: string;
  readonly headline: string;
  readonly description: string;
  readonly instruction: string;
  /** A page with more information. */
  readonly web: string | undefined;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly area: CapArea;
}

export interface CapArea {
  readonly areaDesc: string;
  /** Closed polygons, longitude first, already within CAP's precision. */
  readonly polygons: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
  readonly circles: readonly { readonly latitude: number; readonly longitude: number; readonly radiusM: number }[];
  /** Codes of places that the area touches: the name of the code system, and the code. */
  readonly geocodes: readonly (readonly [name: string, value: string])[];
}
