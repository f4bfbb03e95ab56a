import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '..', '..', '..');
export const deployFolder = join(root, 'deploy');

export const readDeploy = (path: string): string => readFileSync(join(deployFolder, path), 'utf8');

/** Every file of `deploy/`, by its path from there. */
export const listDeployFiles = (): readonly string[] =>
  readdirSync(deployFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(deployFolder.length + 1));

/** A YAML file with merged keys (`<<`). */
export const readYaml = (path: string): unknown => parse(readDeploy(path), { merge: true });

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** The Kubernetes objects of a folder. Throws on YAML that cannot be read. */
export const readManifests = (folder: string): readonly Manifest[] =>
  listDeployFiles()
    .filter((path) => path.startsWith(`kubernetes/${folder}/`) && !path.endsWith('kustomization.yaml'))
    .flatMap((path) =>
      parseAllDocuments(readDeploy(path)).map((document) => {
        if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]?.message}`);
        return document.toJS() as Manifest;
      }),
    );
