import { describe, expect, it } from 'vitest';
import type { FoundConcept } from '../../src/search/engine/found-concept';
import { rankSections } from '../../src/search/engine/section-rank';
import { sectionReader } from '../../src/search/engine/section-terms';

/** Ranks sections for a query whose concepts are given as lists of terms. */
function rank(sections: readonly (readonly [heading: string, text: string])[], query: readonly string[]) {
  const page = {
    path: '/page',
    title: 'Page',
    kind: 'guide',
    sections: [['', 'Introduction.'], ...sections],
  } as const;
  const concepts = query.map((phrase): FoundConcept => {
    const terms = phrase.split(' ');
    return { scores: new Map(), phrases: [{ terms, fit: 1 }], weight: 1 };
  });
  const words = query.join(' ').split(' ');
  const pairs = words.slice(1).map((word, before) => ` ${words[before]} ${word} `);
  return rankSections(sectionReader([page])(0), concepts, concepts.length, pairs);
}

describe('the sections of a page', () => {
  it('rank higher if words occur in the same order as in the query', () => {
    const [best] = rank(
      [
        ['Reversed', 'The room stops; the video stays on.'],
        ['In order', 'The video room is here.'],
      ],
      ['video', 'room'],
    );
    expect(best).toMatchObject({ section: 2, phraseCoverage: 1 });
  });

  it('match a phrase only if they contain all of its words', () => {
    const ranked = rank(
      [
        ['First', 'The screen turns off.'],
        ['Second', 'You see a screen that people share.'],
      ],
      ['screen share'],
    );
    expect(ranked.map(({ section, coverage }) => [section, coverage])).toEqual([
      [2, 1],
      [0, 0],
      [1, 0],
    ]);
  });

  it('rank higher if the query is like a symptom than if a longer paragraph contains it', () => {
    const [best, second] = rank(
      [
        ['First', 'The webhook that the server sends is never called while the test runs.'],
        ['Troubleshooting', 'The webhook is never called – The address is wrong.'],
      ],
      ['webhook', 'never', 'call'],
    );
    expect(best).toMatchObject({ section: 2, symptomLikeness: 1 });
    expect(second).toMatchObject({ section: 1, symptomLikeness: 0 });
  });
});
