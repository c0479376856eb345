// Wrapped: memoized, because the navbar is the same on all pages. The parts that depend on the page re-render on their
// own.
import Navbar from '@theme-original/Navbar';
import { memo } from 'react';

export default memo(Navbar);
