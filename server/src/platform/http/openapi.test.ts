import { routes } from '@hazardguard/contract/routes';
import { expect, test } from 'vitest';
import { buildOpenApi } from './openapi.ts';

const document = buildOpenApi('0.0.0') as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};

test('describes every route once, by its id', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
  );
  const expected = routes.map(({ method, path, id }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')} ${id}`);
  expect(described.toSorted()).toEqual(expected.toSorted());
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
});

test('every reference resolves to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference);
  const schemas = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));
  expect(references.length).toBeGreaterThan(100);
  expect([...new Set(references)].filter((reference) => !schemas.has(reference ?? ''))).toEqual([]);
});
