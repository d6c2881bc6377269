import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** An entry of the list that Vite makes of the packages whose code is in the bundle. `identifier`: an SPDX expression. */
type BundledPackage = Readonly<Record<'name' | 'version' | 'identifier', string>> & { readonly text?: string };

/** The file of Vite's setting `build.license`. It is removed from the bundle before that is written. */
export const listOfPackages = 'bundled-packages.json';
/** The same for the service worker, which is a build of its own. Files without an extension are not compressed. */
export const listOfWorkerPackages = 'worker-packages';

/** A software bill of materials in CycloneDX 1.6. It contains no time, so that the same sources give the same text. */
function billOfMaterials(bundled: readonly BundledPackage[]) {
  const { name: product, version: productVersion } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', name: product, version: productVersion },
    },
    components: bundled.map(({ name, version, identifier }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return { type: 'library', 'bom-ref': purl, name, version, licenses: [{ expression: identifier }], purl };
    }),
  };
}

/** Writes the licence notices and the bill of materials of what is bundled: licenses.txt and sbom.json. */
export function describePackages(): Plugin {
  return {
    name: 'describe-packages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const packages = [listOfPackages, listOfWorkerPackages].flatMap((name): readonly BundledPackage[] => {
          const list = bundle[name];
          if (list?.type !== 'asset') throw new Error(`The build has no ${name}: see build.license.`);
          delete bundle[name];
          return JSON.parse(String(list.source));
        });
        const notices = packages.map(
          ({ name, version, identifier, text }) =>
            `${name} ${version}\nLicense: ${identifier}\n\n${text ?? 'See the package.'}\n`,
        );
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: notices.join(`\n${'-'.repeat(80)}\n\n`) });
        const bill = `${JSON.stringify(billOfMaterials(packages), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'sbom.json', source: bill });
      },
    },
  };
}
