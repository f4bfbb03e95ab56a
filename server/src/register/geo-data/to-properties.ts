type Properties = Record<string, string | number | boolean | null>;

/** Attributes as plain values, objects and lists as their JSON. `tags` of older OpenStreetMap files are spread. */
export const toProperties = (given: unknown): Properties => {
  const properties: Properties = {};
  if (typeof given !== 'object' || given === null) return properties;
  for (const [name, value] of Object.entries(given)) {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') properties[name] = value;
    else if (value instanceof Date) properties[name] = Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
    else if (name === 'tags' && !Array.isArray(value)) Object.assign(properties, toProperties(value));
    else if (value !== undefined) properties[name] = JSON.stringify(value).slice(0, 10_000);
  }
  return properties;
};
