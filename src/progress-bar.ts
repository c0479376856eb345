import nprogress from 'nprogress';

// Its own template has a role that does not exist. The bar is for the eyes only: that the page has changed is told by the
// focus, which moves to its heading.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
  showSpinner: false,
});
