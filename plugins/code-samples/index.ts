import type { Plugin } from '@docusaurus/types';
import { atBuildSteps } from '../shared/build-steps';
import { stopColouring } from './colours';

const NAME = 'code-samples';

/** Ends what colours code when all pages are compiled: nothing is left to colour. */
export default function codeSamples(): Plugin {
  return {
    name: NAME,
    configureWebpack: ({ mode }) => atBuildSteps(mode, NAME, ['finishMake'], stopColouring),
  };
}
