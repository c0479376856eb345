import { templatePaths, testPages } from './support/page-tests';

// `full/all-guides.test.ts` tests the other pages.
testPages([...templatePaths], templatePaths);
