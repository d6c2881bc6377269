import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** An entry of the list that Vite makes of the packages whose code is in the bundle. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, such as MIT. */
  readonly identifier?: string;
  readonly text?: string;
}

/** What package.json and package-lock.json say of the project and of each installed package. */
interface Lockfile {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

/** For the setting `build.license` of Vite. The list is in the bundle while it is made. */
export const listOfPackages = 'bundled-packages.json';

function notices(packages: readonly BundledPackage[]): string {
  const notice = ({ name, version, identifier, text }: BundledPackage) =>
    `${name} ${version}\nLicense: ${identifier}\n\n${text ?? 'See the package.'}\n`;
  return packages.map(notice).join(`\n${'-'.repeat(80)}\n\n`);
}

/** The SHA-512 of a package's archive, in hexadecimal digits. */
function hashOf({ packages }: Lockfile, { name, version }: BundledPackage): string {
  const isSame = ([path, installed]: (typeof entries)[number]) =>
    path.endsWith(`node_modules/${name}`) && installed.version === version;
  const entries = Object.entries(packages);
  const [, base64 = ''] = entries.find(isSame)?.[1].integrity?.split('sha512-') ?? [];
  if (base64 === '') throw new Error(`package-lock.json has no SHA-512 of ${name} ${version}.`);
  return Buffer.from(base64, 'base64').toString('hex');
}

function component(lockfile: Lockfile, bundled: BundledPackage) {
  const { name, version, identifier } = bundled;
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hashes = [{ alg: 'SHA-512', content: hashOf(lockfile, bundled) }];
  return { type: 'library', 'bom-ref': purl, name, version, hashes, licenses: [{ expression: identifier }], purl };
}

/** A software bill of materials in the form of CycloneDX 1.6. The same sources give the same text: it has no time. */
function billOfMaterials(lockfile: Lockfile, packages: readonly BundledPackage[]): string {
  const { name, version } = lockfile;
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: { type: 'application', name, version } },
    components: packages.map((bundled) => component(lockfile, bundled)),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Writes the licence notices and the bill of materials of what is bundled: licenses.txt and sbom.json. */
export function describePackages(): Plugin {
  return {
    name: 'describe-packages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[listOfPackages];
        if (list?.type !== 'asset') throw new Error(`The build has no ${listOfPackages}: see build.license.`);
        delete bundle[listOfPackages];
        // Vite writes the one, and npm the other.
        const packages = JSON.parse(String(list.source)) as BundledPackage[];
        const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: notices(packages) });
        this.emitFile({ type: 'asset', fileName: 'sbom.json', source: billOfMaterials(lockfile, packages) });
      },
    },
  };
}
