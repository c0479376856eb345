#!/usr/bin/env bash
# Made by `npm run deploy:files`. BUCKET names the bucket.
set -euo pipefail
aws s3 cp build s3://$BUCKET --recursive --exclude '*' --include 'assets/js/*' --include 'assets/css/*' --include 'assets/fonts/*' --include 'assets/images/*' --include 'assets/search/search-*' \
  --cache-control 'public, max-age=31536000, immutable'
aws s3 cp build s3://$BUCKET --recursive --exclude '*' --include 'img/*' \
  --cache-control 'public, max-age=86400'
aws s3 sync build s3://$BUCKET --delete --exclude 'assets/js/*' --exclude 'assets/css/*' --exclude 'assets/fonts/*' --exclude 'assets/images/*' --exclude 'assets/search/search-*' --exclude 'img/*' --exclude 'assets/*' --exclude '*.md' \
  --cache-control 'no-cache'
aws s3 cp build s3://$BUCKET --recursive --exclude '*' --include '*.md' \
  --content-type 'text/markdown; charset=utf-8' --cache-control 'no-cache'
aws s3 cp build/assets/search/manifest.json s3://$BUCKET/assets/search/manifest.json --cache-control 'no-cache'
