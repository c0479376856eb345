import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent } from 'mdast';
import type { Sdk } from '../../../src/lib/sdks';
import { throwDiagnostics } from '../../shared/diagnostics';
import { guidePages, titleOfPage } from '../../shared/guide-pages';
import { root, type DocsVersion } from '../../shared/versions';
import { pagesOfSection, type SectionPage } from '../section-pages/pages-of-section';
import { symptomsOfGuide, type Symptom } from './symptoms-of-guide';

/** The symptoms in a guide that belong to the same group. */
export interface GuideWithSymptoms {
  readonly title: string;
  /** Path below the version's docs folder, such as `how-to/react/connecting.mdx`. */
  readonly file: string;
  readonly symptoms: readonly PhrasingContent[][];
}

/** The guides with symptoms for an SDK. */
export interface SymptomGroup {
  readonly heading: string;
  readonly guides: readonly GuideWithSymptoms[];
}

/** Folders with guides, in sidebar order. */
export const guideFolders = ['tutorials', 'how-to'];

/** Headings of the groups, each with the SDKs of its symptoms. Symptoms without an SDK are in the last group. */
const groups: readonly (readonly [heading: string, sdks: readonly Sdk[]])[] = [
  ['React', ['web']],
  ['React Native', ['mobile']],
  ['Backend', ['server', 'server-python']],
  ['Other guides', []],
];

/**
 * Groups the symptoms in all guides of a version by SDK, and then by guide, in sidebar order. A symptom for several
 * SDKs is in each of their groups.
 *
 * @throws ContentDiagnostics with the problems in all guides.
 */
export function symptomGroups(version: DocsVersion): SymptomGroup[] {
  const guides = guidesInOrder(version).map((page) => ({ page, ...symptomsOfGuide(page) }));
  throwDiagnostics(guides.flatMap(({ diagnostics }) => diagnostics));
  return groups
    .map(([heading, sdks]) => ({
      heading,
      guides: guides
        .map(({ page, symptoms }) => ({
          title: titleOfPage(page),
          file: page.path,
          symptoms: distinct(symptoms.filter((symptom) => isIn(symptom, sdks))),
        }))
        .filter(({ symptoms }) => symptoms.length > 0),
    }))
    .filter((group) => group.guides.length > 0);
}

function guidesInOrder(version: DocsVersion) {
  const pages = new Map(guidePages(version).map((page) => [page.path, page]));
  const filesOf = ({ file, pages: below }: SectionPage): string[] => [file, ...below.flatMap(filesOf)];
  const folders = guideFolders.filter((folder) => existsSync(path.join(root, version.docsDir, folder)));
  return folders.flatMap((folder) =>
    pagesOfSection(path.join(root, version.docsDir, folder))
      .flatMap(filesOf)
      .flatMap((file) => pages.get(path.posix.join(folder, file)) ?? []),
  );
}

const isIn = ({ sdks }: Symptom, group: readonly Sdk[]): boolean =>
  group.length === 0 ? sdks.length === 0 : sdks.some((sdk) => group.includes(sdk));

/** Returns the content of each symptom once: the tabs for both server languages have many symptoms in common. */
function distinct(symptoms: readonly Symptom[]): PhrasingContent[][] {
  return [...new Map(symptoms.map(({ content }) => [JSON.stringify(content), content])).values()];
}
