#pragma once

#include "catalog/box_file.h"
#include "catalog/deed_file.h"
#include "catalog/sentence_file.h"

namespace wagonaut {

/// The files of a box one after another. Names are gathered from all of them before a card is read.
class BoxReader {
 public:
  BoxReader(const BoxFiles& files, std::string folder, BoxEntry& out);

  void read_all();

 private:
  Field file(const std::string& name) const;
  void parse(const BoxFiles& files);

  // Names, in box_gather.cpp.
  void gather();
  void gather_map();
  void gather_regions();
  void gather_items();
  void gather_tokens();
  void gather_tickets();
  void gather_flags();

  // Law and board, in box_file.cpp.
  void read_campaign();
  void read_law();
  void read_board();

  // Cards, in card_file.cpp.
  PlaySentences sentences(const Field& list, Source source, int card);
  void read_companies();
  void read_events();
  void read_items();
  void read_tokens();
  void read_modules();
  Module read_module(const Field& field, int card);
  EndSentence read_ending(const Field& field);
  void read_postcards();
  void read_tickets();

  // In story_file.cpp.
  void read_regions();
  Region read_region(const Field& field, int number);
  void read_region_board(const Field& field, Region& out);
  void read_story();
  StoryCard read_card(const Field& field);
  void read_story_sentence(const Field& field, StoryCard& card);
  void read_told(const Field& field, StorySide& out);
  void check_story() const;

  // In count_file.cpp.
  void read_evaluation();
  CountPart read_part(const Field& field);

  std::string folder_;
  std::map<std::string, boost::json::value> documents_;
  BoxEntry& out_;
  Box& box_;
  BoxIndex& names_;
  SentenceReader sentence_;
  DeedReader deed_;
};

/// Fills in the words; the files were found good.
BoxText read_box_text(const std::map<std::string, boost::json::value>& documents,
                      const std::string& folder);

/// Whether a file of a box lies where pictures do.
bool is_picture(std::string_view file);
/// Reads and checks the pictures of a box that was found good.
BoxPictures read_box_pictures(const BoxFiles& files, const BoxEntry& box,
                              const std::string& folder);

}  // namespace wagonaut
