import { templatePaths, testPages } from './support/page-tests';

// `full/all-guides.test.ts` opens the other pages.
testPages([...templatePaths], templatePaths);
