import { VideoRendererView, type VideoTrack } from '@fishjam-cloud/react-native-client';
import { StyleSheet, Text, View } from 'react-native';

type VideoProps = { track: VideoTrack | undefined; placeholder: string };

/** This version does not report when others turn their camera off, so a track is always shown. */
export function Video({ track, placeholder }: VideoProps) {
  if (track) return <VideoRendererView key={track.id} trackId={track.id} videoLayout="FIT" style={styles.video} />;
  return (
    <View style={[styles.video, styles.placeholder]}>
      <Text style={styles.text}>{placeholder}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  video: { width: '100%', aspectRatio: 4 / 3, backgroundColor: '#112' },
  placeholder: { alignItems: 'center', justifyContent: 'center' },
  text: { color: '#fff', padding: 12 },
});
