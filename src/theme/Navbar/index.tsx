// Wrapped: the bar is the same on all pages; those of its parts that know the page are drawn again by themselves.
import Navbar from '@theme-original/Navbar';
import { memo } from 'react';

export default memo(Navbar);
