import type { Plugin } from '@docusaurus/types';
import { atBuildSteps } from '../../shared/build-steps';
import { stopHighlighter } from './highlighter';

const NAME = 'code-samples';

/** Stops the highlighting process after all pages are compiled. */
export default function codeSamples(): Plugin {
  return {
    name: NAME,
    configureWebpack: ({ mode }) => atBuildSteps(mode, NAME, ['finishMake'], stopHighlighter),
  };
}
